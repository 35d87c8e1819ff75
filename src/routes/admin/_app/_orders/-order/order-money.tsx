import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney, isZeroMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { MoneySummary } from "#ui/money-summary.tsx"

/** The order's summary from the server, with the outstanding amount. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const tm = useTranslations("ui.money")
  const currency = order.currency_code ?? ""
  const due = order.summary?.pending_difference ?? 0
  const paid = order.summary?.paid_total ?? 0
  const refunded = order.summary?.refunded_total ?? 0
  // Amounts that aren't in the total, such as expected returns and credits.
  const elsewhere = subtractMoney(sumMoney([due, paid]), order.total ?? 0, refunded)
  const isLive = order.status !== "canceled" && order.status !== "draft"
  const isBalanced = isZeroMoney(due, currency)
  return (
    <Card title={t("money")}>
      <MoneySummary
        currency={currency}
        rows={[
          { label: t("subtotal"), amount: order.item_subtotal },
          !isZeroMoney(order.discount_total ?? 0, currency) && {
            label: t("discount"),
            amount: -(order.discount_total ?? 0),
          },
          { label: t("delivery"), amount: order.shipping_subtotal },
          { label: t("tax"), amount: order.tax_total },
          { label: t("total"), amount: order.total, kind: "total" },
          { label: t("paid"), amount: paid },
          !isZeroMoney(refunded, currency) && { label: t("refunded"), amount: -refunded },
          isLive && !isZeroMoney(elsewhere, currency) && { label: tm("elsewhere"), amount: elsewhere },
          isBalanced
            ? { label: t("due"), text: t("settled"), kind: "total" }
            : {
                label: compareMoney(due, 0, currency) > 0 ? t("due") : t("toRefund"),
                amount: Math.abs(due),
                kind: "total",
              },
        ]}
      />
    </Card>
  )
}
