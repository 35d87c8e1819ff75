import { screen } from "@testing-library/react"
import { vi } from "vitest"
import { english } from "#tests/support/english.ts"
import { formSuite } from "#tests/support/resource-forms.tsx"

const { collection, type, tag, option, category } = english.admin.catalog

formSuite([
  {
    path: "/admin/collections",
    endpoint: "/admin/collections",
    texts: collection,
    label: collection.title,
    field: "title",
    unique: collection.handle,
    create: async (api, title) => (await api.productCollection.create({ body: { title } })).collection,
    rename: (api, id, title) => api.productCollection.update({ id, body: { title } }),
    nameOf: async (api, id) => (await api.productCollection.retrieve({ id })).collection?.title,
    remove: (api, id) => api.productCollection.delete({ id }),
    deletion: {
      ...collection.delete,
      use: (api, id, product) => api.productCollection.updateProducts({ id, body: { add: [product.id] } }),
    },
  },
  {
    path: "/admin/product-types",
    endpoint: "/admin/product-types",
    texts: type,
    label: type.value,
    field: "value",
    unique: type.value,
    create: async (api, value) => (await api.productType.create({ body: { value } })).product_type,
    rename: (api, id, value) => api.productType.update({ id, body: { value } }),
    nameOf: async (api, id) => (await api.productType.retrieve({ id })).product_type?.value,
    remove: (api, id) => api.productType.delete({ id }),
    deletion: {
      ...type.delete,
      use: (api, id, product) => api.product.update({ id: product.id, body: { type_id: id } }),
    },
  },
  {
    path: "/admin/product-tags",
    endpoint: "/admin/product-tags",
    texts: tag,
    label: tag.value,
    field: "value",
    unique: tag.value,
    create: async (api, value) => (await api.productTag.create({ body: { value } })).product_tag,
    rename: (api, id, value) => api.productTag.update({ id, body: { value } }),
    nameOf: async (api, id) => (await api.productTag.retrieve({ id })).product_tag?.value,
    remove: (api, id) => api.productTag.delete({ id }),
    deletion: {
      ...tag.delete,
      use: (api, id, product) => api.product.update({ id: product.id, body: { tags: [{ id }] } }),
    },
  },
  {
    path: "/admin/options",
    endpoint: "/admin/product-options",
    texts: option,
    label: option.title,
    field: "title",
    unique: option.title,
    fill: async (user) => {
      screen.getByRole("button", { name: option.values.add }).focus()
      await user.keyboard("{Enter}")
      await vi.waitFor(() => screen.getByRole("textbox", { name: "Value 1" }).matches(":focus") || Promise.reject())
      await user.keyboard("Small")
    },
    create: async (api, title) =>
      (await api.productOption.create({ body: { title, values: ["Small", "Large"] } })).product_option,
    rename: (api, id, title) => api.productOption.update({ id, body: { title } }),
    nameOf: async (api, id) => (await api.productOption.retrieve({ id })).product_option?.title,
    remove: (api, id) => api.productOption.delete({ id }),
    deletion: {
      ...option.delete,
      whyNot: option.delete.inUse,
      use: (api, id, product) => api.product.linkOptions({ id: product.id, body: { add: [id] } }),
    },
  },
  {
    path: "/admin/categories",
    endpoint: "/admin/product-categories",
    texts: category,
    label: category.name,
    field: "name",
    unique: category.handle,
    create: async (api, name) => (await api.productCategory.create({ body: { name } })).product_category,
    rename: (api, id, name) => api.productCategory.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.productCategory.retrieve({ id })).product_category?.name,
    remove: (api, id) => api.productCategory.delete({ id }),
  },
])
