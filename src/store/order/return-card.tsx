import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { ProgressSteps } from "#ui/progress-steps.tsx"
import { returnsOf } from "./order-phase.ts"
import { useReturnability } from "./returnability.ts"

interface ReturnCardProps {
  order: Order
  /** Page of the return: in the account, or by the order's link. */
  path?: "/account/orders/$id/return" | "/order/$id/return"
}

/** Link to start a return, and the progress of existing returns. */
export function ReturnCard({ order, path = "/account/orders/$id/return" }: ReturnCardProps) {
  const t = useTranslations("account.orders.detail")
  const { why, reason, until } = useReturnability(order)
  const { requested, received, dismissed } = returnsOf(order.items)
  if (why === "canceled") return null
  return (
    <Card
      title={t("returnTitle")}
      description={reason ?? (until ? t("returnUntil", { date: until }) : t("returnText"))}
      actions={
        reason ? (
          <Button size="sm" icon="return" disabledReason={reason}>
            {t("returnAction")}
          </Button>
        ) : (
          <LinkButton size="sm" icon="return" to={path} params={{ id: order.id }}>
            {t("returnAction")}
          </LinkButton>
        )
      }
    >
      {requested + received + dismissed > 0 && <ReturnProgress order={order} />}
    </Card>
  )
}

/** Shows the progress of all returns together, because the store API only has quantities per line item. */
function ReturnProgress({ order }: { order: Order }) {
  const t = useTranslations("account.returns.progress")
  const locale = useLocale()
  const { requested } = returnsOf(order.items)
  const arrived = requested === 0
  const { refunded_total, paid_total, pending_difference } = order.summary
  const refunded = arrived && refunded_total > 0
  const owed = paid_total > 0 ? -pending_difference : 0
  const isOwed = compareMoney(owed, 0, order.currency_code) > 0
  // Nothing is to be refunded: what comes back is exchanged, or was never paid.
  const isSettled = refunded_total === 0 && !isOwed
  const isDue = compareMoney(pending_difference, 0, order.currency_code) > 0
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <ProgressSteps
        label={t("label")}
        steps={[
          { id: "requested", label: t("requested"), icon: "return", done: true },
          { id: "arrived", label: t("arrived"), icon: "box", done: arrived },
          ...(isSettled ? [] : [{ id: "refunded", label: t("refunded"), icon: "money", done: refunded } as const]),
        ]}
      />
      <p className="text-center text-sm text-muted">
        {refunded
          ? t("refundedHint", { amount: formatMoney(refunded_total, order.currency_code, locale) })
          : arrived
            ? t(isSettled ? "settledHint" : "arrivedHint")
            : t("hint", { count: requested })}
        {isDue && ` ${t("due", { amount: formatMoney(pending_difference, order.currency_code, locale) })}`}
        {isOwed && ` ${t("owed", { amount: formatMoney(owed, order.currency_code, locale) })}`}
      </p>
    </div>
  )
}
