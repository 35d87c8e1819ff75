import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { orderQuery } from "#admin/orders/order-queries.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { toApiError } from "#sdk/error.ts"

export const printTypes = ["packingSlip", "invoice", "creditNote"] as const
export type PrintType = (typeof printTypes)[number]

/** The most orders that are printed together. */
export const MAX_PRINTED = 100
const CONCURRENCY = 4

/** The orders to print, in their order; those that were deleted are left out. */
export const printedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin", "orders", "print", ids],
    queryFn: ({ client }) =>
      mapConcurrent(ids, CONCURRENCY, (id) =>
        client.fetchQuery(orderQuery(id)).catch((caught: unknown) => {
          if (toApiError(caught).status === 404) return undefined
          throw caught
        }),
      ),
  })

/** The store's name, and the address of its default location. */
export const senderQuery = queryOptions({
  queryKey: ["admin", "store", "sender"],
  queryFn: async ({ signal }) => {
    const { store: stores, stockLocation: locations } = adminSdk().admin
    const [store] = (await stores.list({ query: { fields: "id,name,default_location_id", limit: 1 } }, { signal }))
      .stores
    const id = store?.default_location_id
    const location = id
      ? (await locations.retrieve({ id, query: { fields: "id,name,*address" } }, { signal })).stock_location
      : undefined
    return { name: store?.name ?? "", address: location?.address ?? null }
  },
  staleTime: 300_000,
})
