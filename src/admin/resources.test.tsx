import { english } from "#tests/support/english.ts"
import { listSuite } from "#tests/support/resource-suite.tsx"

listSuite([
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
    path: "/admin/price-lists",
    endpoint: "/admin/price-lists",
    name: "priceLists",
    column: "Title",
    field: "title",
    filter: { label: english.admin.priceList.fields.status, all: "status=draft", none: "status=active" },
    create: async (api, title) =>
      (await api.priceList.create({ body: { title, description: "For the list" } })).price_list,
    existing: ({ backend }) => backend.db.tables.priceList.all().map(({ id }) => id),
    remove: (api, id) => api.priceList.delete({ id }),
  },
  {
    path: "/admin/campaigns",
    endpoint: "/admin/campaigns",
    name: "campaigns",
    column: "Name",
    field: "name",
    filter: { label: english.admin.lists.campaigns.columns.currency, all: "currency=eur", none: "currency=usd" },
    create: async (api, name) => {
      const budget = { type: "spend", currency_code: "eur" } as const
      return (await api.campaign.create({ body: { name, campaign_identifier: name.toLowerCase(), budget } })).campaign
    },
    existing: ({ backend }) => backend.db.tables.campaign.all().map(({ id }) => id),
    remove: (api, id) => api.campaign.delete({ id }),
  },
  {
    path: "/admin/promotions",
    endpoint: "/admin/promotions",
    name: "promotions",
    column: "Code",
    field: "code",
    filter: { label: english.admin.lists.promotions.columns.status, all: 'status=["active"]', none: "type=buyget" },
    create: async (api, code) => {
      const method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
      return (
        await api.promotion.create({ body: { code, type: "standard", status: "active", application_method: method } })
      ).promotion
    },
    existing: ({ backend }) => backend.db.tables.promotion.all().map(({ id }) => id),
    remove: (api, id) => api.promotion.delete({ id }),
  },
  {
    path: "/admin/inventory",
    endpoint: "/admin/inventory-items",
    name: "inventory",
    column: "Title",
    field: "title",
    // By SKU.
    sortedElsewhere: true,
    filter: {
      label: english.admin.lists.inventory.columns.shipping,
      all: "requires_shipping=true",
      none: "requires_shipping=false",
    },
    create: async (api, title) => (await api.inventoryItem.create({ body: { title, sku: title } })).inventory_item,
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
])
