import { fulfillmentStatusOf } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { FulfillmentStatusBadge, OrderStatusBadge, PaymentStatusBadge } from "./status-badges.tsx"

type OrderStatuses = Pick<
  Order,
  "status" | "payment_status" | "fulfillment_status" | "fulfillments" | "total" | "currency_code" | "summary"
>

/** Badges of one order. A canceled order says so once, and shows its payment only if that isn't just canceled too. */
export function OrderBadges({ order }: { order: OrderStatuses }) {
  const { status, payment_status } = order
  const isCanceled = status === "canceled"
  return (
    <>
      <OrderStatusBadge status={status} />
      {!(isCanceled && payment_status === "canceled") && <PaymentStatusBadge order={order} />}
      {!(isCanceled && fulfillmentStatusOf(order) === "canceled") && <FulfillmentStatusBadge order={order} />}
    </>
  )
}
