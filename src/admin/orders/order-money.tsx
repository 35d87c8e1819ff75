import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, subtractMoney } from "#lib/money.ts"
import {
  basisOf,
  type Discounted,
  discountCodes,
  refundDue,
  type TotalsSource,
  totalsParts,
} from "#lib/order-totals.ts"
import { orderBalance } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { type MoneyRow, MoneySummary } from "#ui/money-summary.tsx"

/** The lines above a total that add up to it, with the tax below if amounts include it. The discount names its codes. */
export function useTotalsRows(currency: string): (source: TotalsSource & Discounted) => MoneyRow[] {
  const t = useTranslations("admin.orders.detail")
  return (source) => {
    const parts = totalsParts(source, currency)
    const notes: { readonly [id in string]?: string } = { discount: discountCodes(source).join(", ") }
    const isNet = parts.basis === "net"
    const optional = (id: "returned" | "discount" | "credit") =>
      isZeroMoney(parts[id], currency) ? [] : [{ id, label: t(id), amount: parts[id], note: notes[id] }]
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

/** Says whether the listed amounts include tax, and how much. The server doesn't count what credits take off it. */
export function TaxBasis({ source, currency }: { source: TotalsSource; currency: string }) {
  const t = useTranslations("admin.orders.detail")
  const locale = useLocale()
  const tax = formatMoney(source.tax_total ?? 0, currency, locale)
  const withTax = isZeroMoney(source.credit_line_total ?? 0, currency) ? "withTax" : "withTaxBefore"
  return <p className="text-xs text-muted">{basisOf(source) === "net" ? t("withoutTax") : t(withTax, { tax })}</p>
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
        <TaxBasis source={order} currency={currency} />
      </div>
    </Card>
  )
}

/** The part of the refund due that waits for returned items; nothing if all of it can be refunded now. */
export function RefundLater({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const balance = orderBalance(order)
  const later = compareMoney(balance.due, 0, currency) < 0 && subtractMoney(-balance.due, refundDue(balance, currency))
  if (!later || isZeroMoney(later, currency)) return null
  const isAll = compareMoney(later, -balance.due, currency) === 0
  return (
    <p className="text-xs text-muted">
      {isAll ? t("allAfterReturn") : t("afterReturn", { amount: formatMoney(later, currency, locale) })}
    </p>
  )
}
