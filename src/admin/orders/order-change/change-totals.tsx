import { TaxBasis, useTotalsRows } from "#admin/orders/order-money.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { ChangeMoney } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { MoneyBalance, MoneySummary } from "#ui/money-summary.tsx"

interface ChangeTotalsProps {
  preview: OrderPreview
  money: ChangeMoney
  isDraft?: boolean
}

/** The totals and the balance that the order has after a change. A draft has no balance: nothing is due yet. */
export function ChangeTotals({ preview, money, isDraft = false }: ChangeTotalsProps) {
  const t = useTranslations("admin.orderChange.money")
  const { currency, total, was } = money
  const rows = useTotalsRows(currency)(preview)
  return (
    <div className="grid gap-3">
      <TaxBasis source={preview} currency={currency} />
      {isDraft ? (
        <MoneySummary
          currency={currency}
          rows={[...rows, { id: "total", label: t("total"), amount: total, was, kind: "total" }]}
        />
      ) : (
        <MoneyBalance {...money} rows={rows} />
      )}
    </div>
  )
}
