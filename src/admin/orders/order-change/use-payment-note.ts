import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, subtractMoney } from "#lib/money.ts"
import { refundDue } from "#lib/order-totals.ts"
import { type ChangeMoney, paymentEffect } from "#machines/orders/order-change/order-change.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"

/** What confirming a change does to the order's payments, and what is to be refunded when. */
export function usePaymentNote(order: Order | null, money: ChangeMoney): string {
  const t = useTranslations("admin.orderChange.happens")
  const locale = useLocale()
  const { currency, due } = money
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const side = compareMoney(due, 0, currency)
  if (side === 0) return t("balanced")
  if (side > 0) {
    const effect = paymentEffect(order?.payment_collections, money)
    if (effect.type === "replaced") return t("released", { released: format(effect.released), amount: format(due) })
    return t(effect.type === "updated" ? "updated" : "due", { amount: format(due) })
  }
  const now = refundDue(money, currency)
  const later = subtractMoney(-due, now)
  if (isZeroMoney(later, currency)) return t("refund", { amount: format(now) })
  if (isZeroMoney(now, currency)) return t("later", { later: format(later) })
  return t("refundAndLater", { amount: format(now), later: format(later) })
}
