import type { Order } from "#schema/admin/entities/order.ts"
import { FulfillmentStatusBadge, OrderStatusBadge, PaymentStatusBadge } from "./order-badges.tsx"

type OrderStatuses = Pick<Order, "status" | "payment_status" | "fulfillment_status">

/** Badges of one order. A canceled order says so once, and shows its payment only if that isn't just canceled too. */
export function OrderBadges({ order: { status, payment_status, fulfillment_status } }: { order: OrderStatuses }) {
  const isCanceled = status === "canceled"
  const isNothing = fulfillment_status === "not_fulfilled" || fulfillment_status === "canceled"
  return (
    <>
      <OrderStatusBadge status={status} />
      {!(isCanceled && payment_status === "canceled") && <PaymentStatusBadge status={payment_status} />}
      {!(isCanceled && isNothing) && <FulfillmentStatusBadge status={fulfillment_status} />}
    </>
  )
}
