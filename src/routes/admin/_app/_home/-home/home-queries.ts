import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { SalesRange } from "./home-search.ts"
import { periodsOf } from "./sales.rules.ts"

const STRIDE = 200
/** The figures are computed from at most this many orders, the latest ones. */
export const MAX_ORDERS = 1000

/** Orders of a range and of the time before it, newest first: at most `MAX_ORDERS` of `count`, with the time they were read. */
export const soldOrdersQuery = (range: SalesRange) =>
  queryOptions({
    queryKey: ["admin", "orders", "sold", range],
    queryFn: async ({ signal }) => {
      const now = new Date()
      const { before } = periodsOf(range, now)
      const query = {
        created_at: { $gte: before.from.toISOString(), $lt: now.toISOString() },
        fields: "id,status,currency_code,total,created_at",
        order: "-created_at",
        limit: STRIDE,
      }
      const { order } = adminSdk().admin
      const first = await order.list({ query: { ...query, offset: 0 } }, { signal })
      const offsets: number[] = []
      for (let offset = STRIDE; offset < Math.min(first.count, MAX_ORDERS); offset += STRIDE) offsets.push(offset)
      const rest = await Promise.all(offsets.map((offset) => order.list({ query: { ...query, offset } }, { signal })))
      return { orders: [first, ...rest].flatMap((page) => page.orders), count: first.count, now }
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

/** Number of failed workflow runs that the server keeps. */
export const failedRunsQuery = queryOptions({
  queryKey: ["admin", "workflow-executions", "failed"],
  queryFn: async ({ signal }) => {
    const query = { state: ["failed"], fields: "id", limit: 1 }
    return (await adminSdk().admin.workflowExecution.list({ query }, { signal })).count
  },
  staleTime: 10_000,
})
