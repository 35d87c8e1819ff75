import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney, sameMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { cx } from "./cx.ts"
import { Money } from "./money.tsx"

export interface MoneyRow {
  id?: string
  label: ReactNode
  /** Text instead of an amount: "Free", "Chosen at checkout". */
  text?: string
  amount?: number | null | undefined
  /** The previous amount; crossed out if it differs. */
  was?: number | null | undefined
  /** `total`: larger and below a line. `sub`: paler and indented. */
  kind?: "normal" | "sub" | "total"
}

interface MoneySummaryProps {
  currency: string
  rows: readonly (MoneyRow | false | null | undefined)[]
}

/** A list of amounts: subtotal, shipping, tax, total. */
export function MoneySummary({ currency, rows }: MoneySummaryProps) {
  const known = rows.filter((row): row is MoneyRow => Boolean(row))
  return (
    <dl className="grid gap-2 text-sm">
      {known.map((row, index) => {
        const { label, text, amount, was, kind = "normal" } = row
        const changed =
          was !== undefined && was !== null && typeof amount === "number" && !sameMoney(was, amount, currency)
        return (
          <div
            key={row.id ?? (typeof label === "string" ? label : `row-${index}`)}
            className={cx(
              "flex items-baseline justify-between gap-4",
              kind === "sub" && "pl-3 text-muted",
              kind === "total" && "mt-1 border-t border-line pt-3 text-base font-semibold",
            )}
          >
            <dt className={cx("min-w-0", kind === "normal" && "text-muted")}>{label}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-x-2 text-right tabular-nums">
              {changed && <Money amount={was} currency={currency} struck />}
              {text ?? <Money amount={amount} currency={currency} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface MoneyBalanceProps {
  currency: string
  was: number
  now: number
  paid: number
  /** Positive: the customer owes it. Negative: it is to be refunded. */
  due: number
}

/**
 * The totals of an order change: before, now, paid, and the balance due or to refund. Amounts missing from the
 * total, such as expected returns, get their own line so that the sum is correct.
 */
export function MoneyBalance({ currency, was, now, paid, due }: MoneyBalanceProps) {
  const t = useTranslations("ui.money")
  const side = compareMoney(due, 0, currency)
  const label = side > 0 ? t("due") : side < 0 ? t("refund") : t("settled")
  return (
    <MoneySummary
      currency={currency}
      rows={[
        { label: t("was"), amount: was },
        { label: t("now"), amount: now },
        { label: t("paid"), amount: paid },
        !sameMoney(subtractMoney(now, paid), due, currency) && {
          label: t("elsewhere"),
          amount: subtractMoney(sumMoney([due, paid]), now),
        },
        { id: "due", label, amount: Math.abs(due), kind: "total" },
      ]}
    />
  )
}
