import { screen } from "@testing-library/react"
import { vi } from "vitest"
import { english } from "#tests/support/english.ts"
import { formSuite } from "#tests/support/resource-forms.tsx"

const { collection, type, tag, option, category } = english.admin.catalog
const { customer, customerGroup, channels, codes, profiles, inventory, region, apiKey } = english.admin

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
  {
    path: "/admin/customers",
    endpoint: "/admin/customers",
    texts: customer,
    label: customer.email,
    field: "email",
    text: (name) => `${name.toLowerCase()}@example.com`,
    unique: customer.email,
    create: async (api, email) => (await api.customer.create({ body: { email } })).customer,
    rename: (api, id, email) => api.customer.update({ id, body: { email } }),
    nameOf: async (api, id) => (await api.customer.retrieve({ id })).customer.email ?? undefined,
    remove: (api, id) => api.customer.delete({ id }),
  },
  {
    path: "/admin/customer-groups",
    endpoint: "/admin/customer-groups",
    texts: customerGroup,
    label: customerGroup.name,
    field: "name",
    unique: customerGroup.name,
    create: async (api, name) => (await api.customerGroup.create({ body: { name } })).customer_group,
    rename: (api, id, name) => api.customerGroup.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.customerGroup.retrieve({ id })).customer_group.name ?? undefined,
    remove: (api, id) => api.customerGroup.delete({ id }),
  },
  {
    path: "/admin/settings/sales-channels",
    endpoint: "/admin/sales-channels",
    texts: channels,
    label: channels.name,
    field: "name",
    create: async (api, name) => (await api.salesChannel.create({ body: { name } })).sales_channel,
    rename: (api, id, name) => api.salesChannel.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.salesChannel.retrieve({ id })).sales_channel?.name,
    remove: (api, id) => api.salesChannel.delete({ id }),
    deletion: {
      ...channels.delete,
      use: (api, id, product) => api.salesChannel.batchProducts({ id, body: { add: [product.id] } }),
    },
  },
  {
    path: "/admin/settings/return-reasons",
    endpoint: "/admin/return-reasons",
    texts: codes.returnReason,
    label: codes.label,
    field: "label",
    alsoSent: { value: "first" },
    create: async (api, label) => (await api.returnReason.create({ body: { label, value: "first" } })).return_reason,
    rename: (api, id, label) => api.returnReason.update({ id, body: { label, value: "first" } }),
    nameOf: async (api, id) => (await api.returnReason.retrieve({ id })).return_reason?.label,
    remove: (api, id) => api.returnReason.delete({ id }),
  },
  {
    path: "/admin/settings/refund-reasons",
    endpoint: "/admin/refund-reasons",
    texts: codes.refundReason,
    label: codes.label,
    field: "label",
    create: async (api, label) => (await api.refundReason.create({ body: { label, code: "first" } })).refund_reason,
    rename: (api, id, label) => api.refundReason.update({ id, body: { label } }),
    nameOf: async (api, id) => (await api.refundReason.retrieve({ id })).refund_reason?.label,
    remove: (api, id) => api.refundReason.delete({ id }),
  },
  {
    path: "/admin/settings/shipping-option-types",
    endpoint: "/admin/shipping-option-types",
    texts: codes.optionType,
    label: codes.label,
    field: "label",
    create: async (api, label) =>
      (await api.shippingOptionType.create({ body: { label, code: "first" } })).shipping_option_type,
    rename: (api, id, label) => api.shippingOptionType.update({ id, body: { label } }),
    nameOf: async (api, id) => (await api.shippingOptionType.retrieve({ id })).shipping_option_type?.label,
    remove: (api, id) => api.shippingOptionType.delete({ id }),
    deletion: {
      ...codes.optionType.delete,
      whyNot: codes.optionType.delete.inUse,
      user: "Courier",
      use: async (api, id) => {
        const [option] = (await api.shippingOption.list()).shipping_options
        await api.shippingOption.update({ id: option?.id ?? "", body: { name: "Courier", type_id: id } })
      },
    },
  },
  {
    path: "/admin/settings/shipping-profiles",
    endpoint: "/admin/shipping-profiles",
    texts: profiles,
    label: profiles.name,
    field: "name",
    unique: profiles.name,
    create: async (api, name) =>
      (await api.shippingProfile.create({ body: { name, type: "default" } })).shipping_profile,
    rename: (api, id, name) => api.shippingProfile.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.shippingProfile.retrieve({ id })).shipping_profile?.name,
    remove: (api, id) => api.shippingProfile.delete({ id }),
    deletion: {
      ...profiles.delete,
      whyNot: profiles.delete.inUse,
      user: "Product “Scarf”",
      use: (api, id, product) => api.product.update({ id: product.id, body: { shipping_profile_id: id } }),
    },
  },
  {
    path: "/admin/inventory",
    endpoint: "/admin/inventory-items",
    texts: inventory,
    label: inventory.fields.title,
    field: "title",
    unique: inventory.fields.sku,
    fill: async (user) => {
      await user.keyboard("{Tab}first")
    },
    create: async (api, title) =>
      (await api.inventoryItem.create({ body: { title, sku: title.toLowerCase() } })).inventory_item,
    rename: (api, id, title) => api.inventoryItem.update({ id, body: { title } }),
    nameOf: async (api, id) => (await api.inventoryItem.retrieve({ id })).inventory_item?.title ?? undefined,
    remove: (api, id) => api.inventoryItem.delete({ id }),
  },
  {
    path: "/admin/settings/regions",
    endpoint: "/admin/regions",
    texts: region,
    label: region.name,
    field: "name",
    fill: (user) => user.selectOptions(screen.getByLabelText(region.currency_code), "eur"),
    create: async (api, name) => (await api.region.create({ body: { name, currency_code: "eur" } })).region,
    rename: (api, id, name) => api.region.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.region.retrieve({ id })).region.name,
    remove: (api, id) => api.region.delete({ id }),
  },
  {
    path: "/admin/settings/api-keys",
    endpoint: "/admin/api-keys",
    texts: apiKey,
    label: apiKey.title,
    field: "title",
    create: async (api, title) => (await api.apiKey.create({ body: { title, type: "publishable" } })).api_key,
    rename: (api, id, title) => api.apiKey.update({ id, body: { title } }),
    nameOf: async (api, id) => (await api.apiKey.retrieve({ id })).api_key.title,
    remove: async (api, id) => {
      await api.apiKey.revoke({ id, body: {} })
      await api.apiKey.delete({ id })
    },
  },
])
