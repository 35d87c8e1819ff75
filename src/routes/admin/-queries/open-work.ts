import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"

const one = { limit: 1, fields: "id" }

/** Number of pending orders, and number of drafts. */
export const waitingQuery = queryOptions({
  queryKey: ["admin", "waiting"],
  queryFn: async ({ signal }) => {
    const { order: orders, draftOrder: drafts } = adminSdk().admin
    const [open, written] = await Promise.all([
      orders.list({ query: { ...one, status: ["pending"] } }, { signal }),
      drafts.list({ query: one }, { signal }),
    ])
    return { orders: open.count, drafts: written.count }
  },
  staleTime: 10_000,
})

/** Numbers of drafts and of returns to receive, for the navigation: two requests without rows to speak of. */
export const countsQuery = queryOptions({
  queryKey: ["admin", "waiting", "navigation"],
  queryFn: async ({ signal }) => {
    const { return: returns, draftOrder: drafts } = adminSdk().admin
    const [written, expected] = await Promise.all([
      drafts.list({ query: one }, { signal }),
      returns.list({ query: { ...one, status: ["requested", "partially_received"] } }, { signal }),
    ])
    return { draftOrders: written.count, returns: expected.count }
  },
})
