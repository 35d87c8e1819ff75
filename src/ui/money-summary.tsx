import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney, isZeroMoney, sameMoney } from "#lib/money.ts"
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
  /** Below the amount: the codes of a discount. */
  note?: string | undefined
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
        const { label, text, amount, was, note, kind = "normal" } = row
        const changed =
          was !== undefined && was !== null && typeof amount === "number" && !sameMoney(was, amount, currency)
        return (
          <div
            key={row.id ?? (typeof label === "string" ? label : `row-${index}`)}
            className={cx(
              "flex items-baseline justify-between gap-x-4",
              note && "flex-wrap",
              kind === "sub" && "pl-3 text-muted",
              kind === "total" && "mt-1 border-t border-line pt-3 text-base font-semibold",
            )}
          >
            <dt className={cx("min-w-0", kind === "normal" && "text-muted")}>{label}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-x-2 text-right tabular-nums">
              {changed && <Money amount={was} currency={currency} struck />}
              {text ?? <Money amount={amount} currency={currency} />}
            </dd>
            {note && <dd className="basis-full text-xs wrap-anywhere text-muted">{note}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

interface MoneyBalanceProps {
  currency: string
  /** Lines above the total that add up to it. */
  rows?: readonly (MoneyRow | false)[]
  total: number
  /** The total before a change; crossed out if it differs. */
  was?: number
  captured: number
  refunded?: number
  /** Value of requested returns that haven't arrived. */
  expected?: number
  /** What the amounts don't add up to because each is rounded. */
  rounding?: number
  /** Positive: the customer owes it. Negative: it is to be refunded. Total - captured + refunded - expected + rounding. */
  due: number
  /** What a canceled order no longer owes. */
  canceled?: number
}

/** A total and how the balance due or the refund due follows from it: each amount is added to those above it. */
export function MoneyBalance(props: MoneyBalanceProps) {
  const {
    currency,
    rows = [],
    total,
    was,
    captured,
    refunded = 0,
    expected = 0,
    rounding = 0,
    canceled = 0,
    due,
  } = props
  const t = useTranslations("ui.money")
  const side = compareMoney(due, 0, currency)
  const label = side > 0 ? t("due") : side < 0 ? t("refund") : t("settled")
  const hasChanged = was !== undefined && !sameMoney(was, total, currency)
  return (
    <MoneySummary
      currency={currency}
      rows={[
        ...rows,
        {
          id: "total",
          label: t(hasChanged ? "now" : "total"),
          amount: total,
          was,
          kind: rows.length > 0 ? "total" : "normal",
        },
        !isZeroMoney(captured, currency) && { id: "captured", label: t("captured"), amount: -captured },
        !isZeroMoney(refunded, currency) && { id: "refunded", label: t("refunded"), amount: refunded },
        !isZeroMoney(expected, currency) && { id: "expected", label: t("expected"), amount: -expected },
        !isZeroMoney(canceled, currency) && { id: "canceled", label: t("canceled"), amount: -canceled },
        !isZeroMoney(rounding, currency) && { id: "rounding", label: t("rounding"), amount: rounding },
        { id: "due", label, amount: Math.abs(due), kind: "total" },
      ]}
    />
  )
}
