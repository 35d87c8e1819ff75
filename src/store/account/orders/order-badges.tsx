import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { paymentPhaseOf, paymentTone, phaseOf, phaseTone, returnsOf } from "#store/order/order-phase.ts"
import { StatusBadge } from "#ui/badge.tsx"

interface PhaseBadgeProps {
  order: Pick<Order, "status" | "fulfillment_status">
  /** Known on the order's page. */
  isPickedUp?: boolean
}

/** Badge with the order's status. */
export function PhaseBadge({ order, isPickedUp = false }: PhaseBadgeProps) {
  const t = useTranslations("account.orders")
  const phase = phaseOf(order)
  const isOwn = phase === "packed" || phase === "partlyDelivered" || phase === "delivered"
  return (
    <StatusBadge tone={phaseTone[phase]}>
      {t(isPickedUp && isOwn ? `pickupPhase.${phase}` : `phase.${phase}`)}
    </StatusBadge>
  )
}

export function PaymentBadge({ order }: { order: Order }) {
  const t = useTranslations("account.orders.payment")
  const phase = paymentPhaseOf(order)
  return <StatusBadge tone={paymentTone[phase]}>{t(phase)}</StatusBadge>
}

/** Badge for requested or received returns; renders nothing otherwise. */
export function ReturnBadge({ order }: { order: Pick<Order, "items"> }) {
  const t = useTranslations("account.orders.back")
  const { requested, received, dismissed } = returnsOf(order.items)
  if (requested > 0) return <StatusBadge tone="progress">{t("requested")}</StatusBadge>
  if (received === 0) return null
  const ordered = (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const isPart = received + dismissed < ordered
  return <StatusBadge tone="inactive">{t(isPart ? "partlyReceived" : "received")}</StatusBadge>
}
