import { english } from "#tests/support/english.ts"
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
  {
    path: "/admin/customers",
    endpoint: "/admin/customers",
    name: "customers",
    column: "Name",
    field: "first_name",
    create: async (api, first_name) =>
      (await api.customer.create({ body: { first_name, email: `${first_name.replace(" ", "")}@example.com` } }))
        .customer,
    existing: ({ backend }) => backend.db.tables.customer.all().map(({ id }) => id),
    remove: (api, id) => api.customer.delete({ id }),
  },
  {
    path: "/admin/customer-groups",
    endpoint: "/admin/customer-groups",
    name: "customerGroups",
    column: "Name",
    field: "name",
    create: async (api, name) => (await api.customerGroup.create({ body: { name } })).customer_group,
    existing: ({ backend }) => backend.db.tables.customerGroup.all().map(({ id }) => id),
    remove: (api, id) => api.customerGroup.delete({ id }),
  },
  {
    path: "/admin/settings/sales-channels",
    endpoint: "/admin/sales-channels",
    name: "salesChannels",
    column: "Name",
    field: "name",
    create: async (api, name) => (await api.salesChannel.create({ body: { name } })).sales_channel,
    prepare: async ({ backend: { db } }) => {
      for (const { id } of db.tables.store.all()) db.tables.store.update(id, { default_sales_channel_id: null })
    },
    existing: ({ backend }) => backend.db.tables.salesChannel.all().map(({ id }) => id),
    remove: (api, id) => api.salesChannel.delete({ id }),
  },
  {
    path: "/admin/settings/return-reasons",
    endpoint: "/admin/return-reasons",
    name: "returnReasons",
    column: "Label",
    field: "label",
    create: async (api, label) => (await api.returnReason.create({ body: { label, value: "value" } })).return_reason,
    existing: ({ backend }) => backend.db.tables.returnReason.all().map(({ id }) => id),
    remove: (api, id) => api.returnReason.delete({ id }),
  },
  {
    path: "/admin/settings/refund-reasons",
    endpoint: "/admin/refund-reasons",
    name: "refundReasons",
    column: "Label",
    field: "label",
    create: async (api, label) => (await api.refundReason.create({ body: { label, code: "code" } })).refund_reason,
    existing: ({ backend }) => backend.db.tables.refundReason.all().map(({ id }) => id),
    remove: (api, id) => api.refundReason.delete({ id }),
  },
  {
    path: "/admin/settings/shipping-option-types",
    endpoint: "/admin/shipping-option-types",
    name: "optionTypes",
    column: "Label",
    field: "label",
    create: async (api, label) =>
      (await api.shippingOptionType.create({ body: { label, code: "code" } })).shipping_option_type,
    prepare: async ({ admin, backend }) => {
      for (const { id } of backend.db.tables.shippingOption.all()) await admin.admin.shippingOption.delete({ id })
    },
    existing: ({ backend }) => backend.db.tables.shippingOptionType.all().map(({ id }) => id),
    remove: (api, id) => api.shippingOptionType.delete({ id }),
  },
  {
    path: "/admin/settings/shipping-profiles",
    endpoint: "/admin/shipping-profiles",
    name: "shippingProfiles",
    column: "Name",
    field: "name",
    unsearched: true,
    create: async (api, name) =>
      (await api.shippingProfile.create({ body: { name, type: "default" } })).shipping_profile,
    prepare: async ({ admin, backend }) => {
      for (const { id } of backend.db.tables.shippingOption.all()) await admin.admin.shippingOption.delete({ id })
      for (const { id } of backend.db.tables.product.all()) await admin.admin.product.delete({ id })
    },
    existing: ({ backend }) => backend.db.tables.shippingProfile.all().map(({ id }) => id),
    remove: (api, id) => api.shippingProfile.delete({ id }),
  },
  {
    path: "/admin/inventory",
    endpoint: "/admin/inventory-items",
    name: "inventory",
    column: "Title",
    field: "title",
    filter: {
      label: english.admin.lists.inventory.columns.shipping,
      all: "requires_shipping=true",
      none: "requires_shipping=false",
    },
    create: async (api, title) => (await api.inventoryItem.create({ body: { title } })).inventory_item,
    existing: ({ backend }) => backend.db.tables.inventoryItem.all().map(({ id }) => id),
    remove: (api, id) => api.inventoryItem.delete({ id }),
  },
  {
    path: "/admin/reservations",
    endpoint: "/admin/reservations",
    name: "reservations",
    column: "Item",
    field: "item",
    unsorted: true,
    create: async (api, title) => {
      const [location] = (await api.stockLocation.list({ query: { fields: "id" } })).stock_locations
      const location_id = String(location?.id)
      const body = { title, location_levels: [{ location_id, stocked_quantity: 5 }] }
      const { inventory_item } = await api.inventoryItem.create({ body })
      const reserved = { inventory_item_id: inventory_item.id, location_id, quantity: 1 }
      return (await api.reservation.create({ body: reserved })).reservation
    },
    existing: ({ backend }) => backend.db.tables.reservation.all().map(({ id }) => id),
    remove: (api, id) => api.reservation.delete({ id }),
  },
  {
    path: "/admin/settings/regions",
    endpoint: "/admin/regions",
    name: "regions",
    column: "Name",
    field: "name",
    create: async (api, name) => (await api.region.create({ body: { name, currency_code: "eur" } })).region,
    existing: ({ backend }) => backend.db.tables.region.all().map(({ id }) => id),
    remove: (api, id) => api.region.delete({ id }),
  },
  {
    path: "/admin/settings/api-keys",
    endpoint: "/admin/api-keys",
    name: "apiKeys",
    column: "Title",
    field: "title",
    create: async (api, title) => {
      const { api_key } = await api.apiKey.create({ body: { title, type: "publishable" } })
      await api.apiKey.revoke({ id: api_key.id, body: {} })
      return api_key
    },
    prepare: async ({ admin, backend }) => {
      for (const { id } of backend.db.tables.apiKey.all()) await admin.admin.apiKey.revoke({ id, body: {} })
    },
    existing: ({ backend }) => backend.db.tables.apiKey.all().map(({ id }) => id),
    remove: (api, id) => api.apiKey.delete({ id }),
  },
])
