import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { readLatestOrders } from "#admin/orders/latest-orders.ts"
import type { SalesRange } from "./home-search.ts"
import { periodsOf, placedTotal, type SoldOrder } from "./sales.rules.ts"

const FIELDS =
  "id,status,currency_code,total,created_at,version,cart.id,payment_collections.amount,payment_collections.status,payment_collections.created_at"

async function readFirstTotal(id: string, signal: AbortSignal): Promise<number | undefined> {
  const query = { version: 1, fields: "id,total" }
  return (await adminSdk().admin.order.retrieve({ id, query }, { signal })).order.total
}

/**
 * Orders of a range and of the time before it with their totals as placed, newest first: at most `MAX_ORDERS` of
 * `count`, with the time they were read.
 */
export const soldOrdersQuery = (range: SalesRange) =>
  queryOptions({
    queryKey: ["admin", "orders", "sold", range],
    queryFn: async ({ signal }) => {
      const now = new Date()
      const { before } = periodsOf(range, now)
      const created_at = { $gte: before.from.toISOString(), $lt: now.toISOString() }
      const { orders: read, count } = await readLatestOrders({ created_at, fields: FIELDS }, signal)
      const orders = await Promise.all(
        read.map(async (order): Promise<SoldOrder> => {
          const { id, status, currency_code, created_at } = order
          const total = placedTotal(order) ?? (await readFirstTotal(id, signal))
          return { status, currency_code, created_at, total }
        }),
      )
      return { orders, count, now }
    },
    staleTime: 30_000,
  })

/** Numbers of returns requested in a range and in the time before it. */
export const returnsInQuery = (range: SalesRange) =>
  queryOptions({
    queryKey: ["admin", "return-lists", "in", range],
    queryFn: async ({ signal }) => {
      const { current, before } = periodsOf(range, new Date())
      const counts = [current, before].map(({ from, to }) =>
        adminSdk().admin.return.list(
          {
            query: {
              created_at: { $gte: from.toISOString(), $lt: to.toISOString() },
              fields: "id",
              limit: 1,
            },
          },
          { signal },
        ),
      )
      const [now, then] = await Promise.all(counts)
      return { current: now?.count ?? 0, before: then?.count ?? 0 }
    },
    staleTime: 30_000,
  })
