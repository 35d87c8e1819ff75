import { listSuite } from "#tests/support/resource-suite.tsx"

listSuite([
  {
    path: "/admin/collections",
    endpoint: "/admin/collections",
    name: "collections",
    column: "Title",
    field: "title",
    create: async (api, title) => (await api.productCollection.create({ body: { title } })).collection,
    existing: ({ backend }) => backend.db.tables.productCollection.all().map(({ id }) => id),
    remove: (api, id) => api.productCollection.delete({ id }),
  },
  {
    path: "/admin/options",
    endpoint: "/admin/product-options",
    name: "productOptions",
    column: "Title",
    field: "title",
    create: async (api, title) =>
      (await api.productOption.create({ body: { title, values: ["Small", "Large"] } })).product_option,
    prepare: async ({ admin, backend }) => {
      for (const { id } of backend.db.tables.product.all()) await admin.admin.product.delete({ id })
    },
    existing: ({ backend }) => backend.db.tables.productOption.all().map(({ id }) => id),
    remove: (api, id) => api.productOption.delete({ id }),
  },
  {
    path: "/admin/product-types",
    endpoint: "/admin/product-types",
    name: "productTypes",
    column: "Name",
    field: "value",
    create: async (api, value) => (await api.productType.create({ body: { value } })).product_type,
    existing: ({ backend }) => backend.db.tables.productType.all().map(({ id }) => id),
    remove: (api, id) => api.productType.delete({ id }),
  },
  {
    path: "/admin/product-tags",
    endpoint: "/admin/product-tags",
    name: "productTags",
    column: "Name",
    field: "value",
    create: async (api, value) => (await api.productTag.create({ body: { value } })).product_tag,
    existing: ({ backend }) => backend.db.tables.productTag.all().map(({ id }) => id),
    remove: (api, id) => api.productTag.delete({ id }),
  },
  {
    path: "/admin/products",
    endpoint: "/admin/products",
    name: "products",
    column: "Title",
    field: "title",
    create: async (api, title) =>
      (await api.product.create({ body: { title, options: [{ title: "Size", values: ["M"] }] } })).product,
    existing: ({ backend }) => backend.db.tables.product.all().map(({ id }) => id),
    remove: (api, id) => api.product.delete({ id }),
    bulkPage: "Bulk edit products",
  },
])
