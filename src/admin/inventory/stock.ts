import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { STOCK_FIELDS } from "#machines/orders/order-change/stock.rules.ts"

const MANY = 100

/** Loads the stock of variants. */
export const variantStockQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin", "variants", "stock", ...ids],
    queryFn: async ({ signal }) => {
      const query = { id: [...ids], limit: MANY, fields: `id,${STOCK_FIELDS}` }
      return (await adminSdk().admin.productVariant.list({ query }, { signal })).variants
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Loads the locations that an order's sales channel sells from; undefined if it has no sales channel. */
export const channelLocationsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["admin", "order", orderId, "channel-locations"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,sales_channel.stock_locations.id,sales_channel.stock_locations.name" }
      const { order } = await adminSdk().admin.order.retrieve({ id: orderId, query }, { signal })
      return (order.sales_channel as Channel | null | undefined)?.stock_locations ?? null
    },
    staleTime: 60_000,
  })

interface Channel {
  readonly stock_locations?: readonly { readonly id: string; readonly name?: string }[]
}
