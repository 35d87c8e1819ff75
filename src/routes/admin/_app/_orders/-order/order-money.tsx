import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, subtractMoney } from "#lib/money.ts"
import { basisOf, refundDue, type TotalsSource, totalsParts } from "#lib/order-totals.ts"
import { orderBalance } from "#machines/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Money } from "#ui/money.tsx"
import { type MoneyRow, MoneySummary } from "#ui/money-summary.tsx"

/** The lines above a total that add up to it, with the tax below if amounts include it. */
export function useTotalsRows(currency: string): (of: TotalsSource) => MoneyRow[] {
  const t = useTranslations("admin.orders.detail")
  return (of) => {
    const parts = totalsParts(of, currency)
    const isNet = parts.basis === "net"
    const optional = (id: "returned" | "discount" | "credit") =>
      isZeroMoney(parts[id], currency) ? [] : [{ id, label: t(id), amount: parts[id] }]
    return [
      { id: "items", label: t("items"), amount: parts.items },
      ...optional("returned"),
      ...optional("discount"),
      { id: "shipping", label: t("delivery"), amount: parts.shipping },
      ...(isNet ? [{ id: "tax", label: t("tax"), amount: parts.tax }] : []),
      ...optional("credit"),
    ]
  }
}

/** Says whether the listed amounts include tax, and how much. */
export function TaxBasis({ of, currency }: { of: TotalsSource; currency: string }) {
  const t = useTranslations("admin.orders.detail")
  const locale = useLocale()
  const basis = basisOf(of)
  const tax = formatMoney(of.tax_total ?? 0, currency, locale)
  return <p className="text-xs text-muted">{basis === "net" ? t("withoutTax") : t("withTax", { tax })}</p>
}

/** The totals of an order without payments, such as a draft. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const currency = order.currency_code ?? ""
  const rows = useTotalsRows(currency)
  const total = totalsParts(order, currency).total
  return (
    <Card title={t("money")}>
      <div className="grid gap-3">
        <MoneySummary
          currency={currency}
          rows={[...rows(order), { id: "total", label: t("total"), amount: total, kind: "total" }]}
        />
        <TaxBasis of={order} currency={currency} />
      </div>
    </Card>
  )
}

/** What the customer owes or is owed, in one line: "Balance due €70.21". */
export function OrderBalance({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const balance = orderBalance(order)
  const side = compareMoney(balance.due, 0, currency)
  const later = side < 0 ? subtractMoney(-balance.due, refundDue(balance, currency)) : 0
  return (
    <p className="grid justify-items-end text-right">
      <span className="text-xs text-muted">{side === 0 ? t("settled") : t(side > 0 ? "due" : "toRefund")}</span>
      <span className="text-lg leading-tight font-semibold">
        <Money amount={Math.abs(balance.due)} currency={currency} />
      </span>
      {!isZeroMoney(later, currency) && (
        <span className="text-xs text-muted">{t("afterReturn", { amount: formatMoney(later, currency, locale) })}</span>
      )}
    </p>
  )
}
