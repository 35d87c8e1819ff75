import type { ChangeMoney } from "#machines/order-change/order-change.rules.ts"
import { TaxBasis, useTotalsRows } from "#routes/admin/_app/_orders/-order/order-money.tsx"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { MoneyBalance } from "#ui/money-summary.tsx"

interface ChangeTotalsProps {
  preview: OrderPreview
  money: ChangeMoney
}

/** The totals and the balance that the order has after a change. */
export function ChangeTotals({ preview, money }: ChangeTotalsProps) {
  const rows = useTotalsRows(money.currency)
  return (
    <div className="grid gap-3">
      <TaxBasis of={preview} currency={money.currency} />
      <MoneyBalance {...money} rows={rows(preview)} />
    </div>
  )
}
