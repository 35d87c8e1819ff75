// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { z } from "zod/mini"

export const orderStatuses = ["pending", "completed", "archived", "canceled", "requires_action"] as const
export const paymentStatuses = [
  "not_paid",
  "awaiting",
  "authorized",
  "partially_authorized",
  "captured",
  "partially_captured",
  "partially_refunded",
  "refunded",
  "canceled",
  "requires_action",
] as const
export const fulfillmentStatuses = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_delivered",
  "delivered",
  "canceled",
] as const
export const sorts = ["-created_at", "created_at", "-display_id", "display_id", "email", "-email"] as const

/** What stands in the URL of the order list. Anything that makes no sense is left out, so that an old link still works. */
export const orderSearch = z.object({
  q: z.catch(z.optional(z.string()), undefined),
  status: z.catch(z.optional(z.array(z.enum(orderStatuses))), undefined),
  payment: z.catch(z.optional(z.array(z.enum(paymentStatuses))), undefined),
  fulfillment: z.catch(z.optional(z.array(z.enum(fulfillmentStatuses))), undefined),
  region: z.catch(z.optional(z.array(z.string())), undefined),
  channel: z.catch(z.optional(z.array(z.string())), undefined),
  /** Days: both ends belong to it. */
  from: z.catch(z.optional(z.string()), undefined),
  to: z.catch(z.optional(z.string()), undefined),
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})
export type OrderSearch = z.infer<typeof orderSearch>
