import { screen } from "@testing-library/react"
import { english } from "#tests/support/english.ts"
import { formSuite } from "#tests/support/resource-forms.tsx"

const { channels, codes, profiles, region, apiKey } = english.admin

formSuite([
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
