import { type ReactNode, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"

/** A price as typed. */
interface Row {
  readonly key: string
  /** Of the currency or region. */
  readonly name: string
  readonly currency: string
  readonly amount: string
}

export interface TierProps<R extends Row> {
  /** Name of the currency or region. */
  name: string
  currency: string
  row: R
  problem: string | undefined
  amountError: string | undefined
  onChange: (part: Partial<R>) => void
}

interface ScopePricesProps<R extends Row> {
  /** The texts are those in `admin.<texts>.prices`. */
  texts: "products" | "locations"
  id?: string | undefined
  hint?: ReactNode
  /** A new price without conditions for the currency or region; its key is `scopeOf(blank)`. */
  blank: R
  rows: readonly R[]
  /** The problem of each row. */
  problems: readonly (string | undefined)[]
  /** Error to show if there is no price without conditions. */
  missing?: string | undefined
  scopeOf: (row: R) => string
  isTier: (row: R) => boolean
  /** The fields of a price with conditions. */
  Tier: (props: TierProps<R>) => ReactNode
  /** Whether these fields have visible labels. */
  hasLabels?: boolean
  onChange: (rows: R[]) => void
}

/** Prices for a currency or region: one without conditions, and more with conditions, such as a quantity. */
export function ScopePrices<R extends Row>(props: ScopePricesProps<R>) {
  const { texts, id, hint, blank, rows, problems, missing, scopeOf, isTier, Tier, hasLabels, onChange } = props
  const t = useTranslations(`admin.${texts}.prices`)
  const { key, name, currency } = blank
  const { read } = useMoneyInput(currency)
  const list = useRef<HTMLUListElement>(null)
  const scopeRows = rows.filter((row) => scopeOf(row) === key)
  const base = scopeRows.find((row) => !isTier(row) && !row.key.startsWith("tier"))
  const tiers = scopeRows.filter((row) => row !== base)
  const problemOf = (row: R) => problems[rows.indexOf(row)]
  const amountError = (row: R) => {
    const problem = problemOf(row)
    if (problem === "amount") return read(row.amount).error ?? t("problems.amount")
    return problem === "overlap" && !isTier(row) ? t("problems.overlap") : undefined
  }
  const replace = (row: R, next: R) => onChange(rows.map((each) => (each === row ? next : each)))
  const remove = (row: R) => onChange(rows.filter((each) => each !== row))
  const setBase = (amount: string) => {
    if (!base) return onChange([...rows, { ...blank, key: `base ${key}`, amount }])
    return amount === "" ? remove(base) : replace(base, { ...base, amount })
  }
  const addTier = () => {
    onChange([...rows, { ...blank, key: `tier ${key} ${Date.now()}` }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus())
  }
  return (
    <div id={id} className="grid scroll-mt-20 gap-2 border-b border-line pb-4 last:border-b-0 last:pb-0">
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <div className="grid content-center gap-0.5 sm:min-h-9">
          <span className="text-sm font-semibold">{name}</span>
          {hint && <span className="text-xs text-muted">{hint}</span>}
        </div>
        <MoneyField
          label={t("price", { name })}
          labelHidden
          currency={currency}
          value={base?.amount ?? ""}
          error={base ? amountError(base) : missing}
          onChange={setBase}
        />
        <Button size="sm" variant="quiet" icon="plus" onClick={addTier}>
          {t("addTier")}
        </Button>
      </div>
      {tiers.length > 0 && (
        <ul ref={list} className={cx("grid border-s-2 border-line ps-3", hasLabels ? "gap-3" : "gap-2")}>
          {tiers.map((row) => (
            <li key={row.key} className="flex items-start gap-2">
              <Tier
                name={name}
                currency={currency}
                row={row}
                problem={problemOf(row)}
                amountError={amountError(row)}
                onChange={(part) => replace(row, { ...row, ...part })}
              />
              <div className={hasLabels ? "pt-6" : "contents"}>
                <IconButton icon="trash" label={t("removeTier", { name })} onClick={() => remove(row)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
