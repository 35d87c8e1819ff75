import { queryOptions } from "@tanstack/react-query"
import { readLatestOrders } from "#admin/orders/latest-orders.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import type { UsingOrder } from "./budget-use.rules.ts"

const FIELDS = [
  "id,created_at,customer_id,email,promotions.id,promotions.campaign_id",
  "items.adjustments.promotion_id,items.adjustments.amount",
  "shipping_methods.adjustments.promotion_id,shipping_methods.adjustments.amount",
].join(",")

const laterOf = (...times: readonly (string | null | undefined)[]) =>
  Math.max(0, ...times.flatMap((time) => (time ? Date.parse(time) : [])))

/** Orders from the time in which the promotions of a campaign applied, with their discounts. */
export const usingOrdersQuery = ({ id, created_at, starts_at, ends_at }: Campaign) => {
  const from = laterOf(created_at, starts_at)
  const end = ends_at ? Date.parse(ends_at) : Number.POSITIVE_INFINITY
  return queryOptions({
    queryKey: ["admin", "orders", "campaign", id, from, end],
    queryFn: async ({ signal }) => {
      const until = new Date(Math.min(Date.now(), end))
      const created_at = { $gte: new Date(from).toISOString(), $lte: until.toISOString() }
      const { orders, count } = await readLatestOrders({ created_at, fields: FIELDS }, signal)
      return { orders: orders as readonly UsingOrder[], count, until }
    },
    staleTime: 30_000,
  })
}
