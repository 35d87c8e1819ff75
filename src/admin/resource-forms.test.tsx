import { english } from "#tests/support/english.ts"
import { formSuite } from "#tests/support/resource-forms.tsx"

const { campaign, customer, customerGroup, inventory } = english.admin

formSuite([
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
    path: "/admin/campaigns",
    endpoint: "/admin/campaigns",
    texts: campaign,
    label: campaign.name,
    field: "name",
    unique: campaign.identifier,
    fill: async (user) => {
      await user.keyboard("{Tab}First")
    },
    create: async (api, name) => (await api.campaign.create({ body: { name, campaign_identifier: name } })).campaign,
    rename: (api, id, name) => api.campaign.update({ id, body: { name } }),
    nameOf: async (api, id) => (await api.campaign.retrieve({ id })).campaign.name,
    remove: (api, id) => api.campaign.delete({ id }),
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
])
