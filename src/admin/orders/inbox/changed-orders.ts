import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type InboxRow, SEEN, type Seen } from "./inbox.ts"

/** Reads the orders of rows that have no number; not with the rows, because the server sends the orders' items too. */
export const changedOrdersQuery = (rows: readonly InboxRow[]) => {
  const id = [...new Set(rows.flatMap((row) => (row.orderNumber === undefined ? row.orderId : [])))].sort()
  return queryOptions({
    queryKey: ["admin", "inbox", "orders", id],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Seen>> => {
      if (id.length === 0) return new Map()
      const query = { id, limit: id.length, fields: SEEN }
      const { orders } = await adminSdk().admin.order.list({ query }, { signal })
      return new Map(orders.map((order) => [order.id, order]))
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
