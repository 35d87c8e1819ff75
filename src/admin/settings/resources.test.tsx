import { listSuite } from "#tests/support/resource-suite.tsx"

listSuite([
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
