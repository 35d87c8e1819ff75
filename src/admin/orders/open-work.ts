import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { expectedReturns } from "./returns/expected-returns.ts"

const one = { limit: 1, fields: "id" }

/** Number of pending orders. */
export const pendingOrdersQuery = queryOptions({
  queryKey: ["admin", "waiting", "orders"],
  queryFn: async ({ signal }) => {
    const { count } = await adminSdk().admin.order.list({ query: { ...one, status: ["pending"] } }, { signal })
    return count
  },
  staleTime: 10_000,
})

/** Numbers of drafts and of returns to receive: the returns are compared with their orders. */
export const countsQuery = queryOptions({
  queryKey: ["admin", "waiting", "navigation"],
  queryFn: async ({ signal }) => {
    const { draftOrder: drafts } = adminSdk().admin
    const [written, expected] = await Promise.all([
      drafts.list({ query: one }, { signal }),
      expectedReturns({ signal }),
    ])
    return { draftOrders: written.count, returns: expected.count }
  },
  staleTime: 10_000,
})
