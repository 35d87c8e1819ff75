import { useLocale } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { cx } from "./cx.ts"

interface MoneyProps {
  /** In major units, as on the wire. */
  amount: number | null | undefined
  currency: string
  /** Crosses out the amount, for a previous price. */
  struck?: boolean
  strong?: boolean
}

/** An amount with its currency in tabular figures; a dash without a value. */
export function Money({ amount, currency, struck = false, strong = false }: MoneyProps) {
  const locale = useLocale()
  if (amount === null || amount === undefined) return <span className="text-faint">–</span>
  const text = formatMoney(amount, currency, locale)
  const amountClass = cx("tabular-nums whitespace-nowrap", strong && "font-semibold")
  return struck ? <s className={cx(amountClass, "text-muted")}>{text}</s> : <span className={amountClass}>{text}</span>
}
