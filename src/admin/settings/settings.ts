import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

const STALE_TIME = 300_000

export const regionsQuery = queryOptions({
  queryKey: ["admin", "region-choices"],
  queryFn: async ({ signal }) =>
    (
      await adminSdk().admin.region.list(
        { query: { limit: 100, fields: "id,name,currency_code,*countries" } },
        { signal },
      )
    ).regions,
  staleTime: STALE_TIME,
})

export const salesChannelsQuery = queryOptions({
  queryKey: ["admin", "sales-channels", "list", "names"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.salesChannel.list({ query: { limit: 100, fields: "id,name" } }, { signal })).sales_channels,
  staleTime: STALE_TIME,
})

/** Most locations that are read. */
export const MAX_LOCATIONS = 100

export const locationsQuery = queryOptions({
  queryKey: ["admin", "stock-locations", "list", "names"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.stockLocation.list({ query: { limit: MAX_LOCATIONS, fields: "id,name" } }, { signal }))
      .stock_locations,
  staleTime: STALE_TIME,
})

/** Names or emails of admins by id. */
export const peopleQuery = queryOptions({
  queryKey: ["admin", "people"],
  queryFn: async ({ signal }) => {
    const fields = "id,email,first_name,last_name"
    const { users } = await adminSdk().admin.user.list({ query: { limit: 200, fields } }, { signal })
    return new Map(
      users.map((user) => [user.id, [user.first_name, user.last_name].filter(Boolean).join(" ") || user.email || ""]),
    )
  },
  staleTime: STALE_TIME,
})

/** The store's currencies, the default one first, and its default sales channel and location. */
export const storeQuery = queryOptions({
  queryKey: ["admin", "store"],
  queryFn: async ({ signal }) => {
    const fields =
      "id,default_sales_channel_id,default_location_id,supported_currencies.currency_code,supported_currencies.is_default"
    const { stores } = await adminSdk().admin.store.list({ query: { fields, limit: 1 } }, { signal })
    const [store] = stores
    const currencies = [...(store?.supported_currencies ?? [])].sort(
      (a, b) => Number(b.is_default) - Number(a.is_default) || a.currency_code.localeCompare(b.currency_code),
    )
    return {
      channel: store?.default_sales_channel_id ?? null,
      location: store?.default_location_id ?? null,
      currencies: currencies.map(({ currency_code }) => currency_code),
    }
  },
  staleTime: STALE_TIME,
})
