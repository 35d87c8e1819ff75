import { useTranslations } from "#lib/i18n.tsx"
import { fulfillmentStatusOf, isPickedUp } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import { StatusBadge } from "#ui/badge.tsx"
import type { Tone } from "#ui/tone.ts"

const orderTones = {
  pending: "progress",
  completed: "done",
  draft: "inactive",
  archived: "inactive",
  canceled: "refused",
  requires_action: "waiting",
} as const satisfies Record<string, Tone>
const paymentTones = {
  not_paid: "waiting",
  awaiting: "waiting",
  authorized: "progress",
  partially_authorized: "progress",
  canceled: "inactive",
  captured: "done",
  partially_captured: "waiting",
  partially_refunded: "inactive",
  refunded: "inactive",
  requires_action: "refused",
} as const satisfies Record<string, Tone>
const fulfillmentTones = {
  not_fulfilled: "waiting",
  partially_fulfilled: "progress",
  fulfilled: "progress",
  partially_shipped: "progress",
  shipped: "progress",
  partially_delivered: "progress",
  delivered: "done",
  canceled: "inactive",
} as const satisfies Record<string, Tone>
/** How the statuses of delivered orders are called after a pickup. */
const pickedUp: Partial<Record<string, "picked_up" | "partially_picked_up">> = {
  delivered: "picked_up",
  partially_delivered: "partially_picked_up",
}
const returnTones = {
  open: "inactive",
  requested: "waiting",
  partially_received: "progress",
  received: "done",
  canceled: "inactive",
} as const satisfies Record<string, Tone>

const known = <T extends object>(tones: T, value: string | undefined): value is Extract<keyof T, string> =>
  value !== undefined && value in tones

/** Badge for an order's status; an unknown status is shown unchanged in gray. */
export function OrderStatusBadge({ status }: { status: string | undefined }) {
  const t = useTranslations("admin.orders.status")
  if (!known(orderTones, status)) return status ? <StatusBadge>{status}</StatusBadge> : null
  return <StatusBadge tone={orderTones[status]}>{t(status)}</StatusBadge>
}

export function PaymentStatusBadge({ order }: { order: Parameters<typeof paymentStatusOf>[0] }) {
  const t = useTranslations("admin.orders.payment")
  const status = paymentStatusOf(order)
  if (!known(paymentTones, status)) return status ? <StatusBadge>{status}</StatusBadge> : null
  return <StatusBadge tone={paymentTones[status]}>{t(status)}</StatusBadge>
}

type FulfilledOrder = Parameters<typeof fulfillmentStatusOf>[0] & Parameters<typeof isPickedUp>[0]

export function FulfillmentStatusBadge({ order }: { order: FulfilledOrder }) {
  const t = useTranslations("admin.orders.fulfillment")
  const status = fulfillmentStatusOf(order)
  if (!known(fulfillmentTones, status)) return status ? <StatusBadge>{status}</StatusBadge> : null
  return (
    <StatusBadge tone={fulfillmentTones[status]}>
      {isPickedUp(order) ? t(pickedUp[status] ?? status) : t(status)}
    </StatusBadge>
  )
}

export function ReturnStatusBadge({ status }: { status: string | undefined }) {
  const t = useTranslations("admin.orders.returns.status")
  if (!known(returnTones, status)) return status ? <StatusBadge>{status}</StatusBadge> : null
  return <StatusBadge tone={returnTones[status]}>{t(status)}</StatusBadge>
}
