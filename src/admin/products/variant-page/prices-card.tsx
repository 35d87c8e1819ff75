import { useRef } from "react"
import { useLinkedField } from "#admin/products/use-linked-field.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { NumberField } from "#ui/text-field.tsx"
import { isTier, type PriceRow, priceProblems, scopeOf } from "./prices.ts"

/** A currency or region that prices can be set for. */
export interface PriceScope {
  readonly currency: string
  readonly rules: Readonly<Record<string, string>>
  readonly name: string
  readonly hint?: string | undefined
}

interface PricesCardProps {
  scopes: readonly PriceScope[]
  value: readonly PriceRow[]
  error?: string | undefined
  onChange: (rows: PriceRow[]) => void
}

/** Card with a variant's prices by currency and region, each with prices for larger quantities. */
export function PricesCard({ scopes, value: rows, error, onChange }: PricesCardProps) {
  const t = useTranslations("admin.products.prices")
  const card = useLinkedField()
  return (
    <Card title={t("title")} description={t("hint")}>
      <div ref={card} className="grid gap-4">
        <TaxBasisNote />
        {scopes.map((scope) => (
          <ScopePrices key={scopeOf(scope)} scope={scope} rows={rows} onChange={onChange} />
        ))}
        {error && (
          <p role="alert" className="text-sm text-refused-ink">
            {error}
          </p>
        )}
      </div>
    </Card>
  )
}

interface ScopePricesProps {
  scope: PriceScope
  rows: readonly PriceRow[]
  onChange: (rows: PriceRow[]) => void
}

function ScopePrices({ scope, rows, onChange }: ScopePricesProps) {
  const t = useTranslations("admin.products.prices")
  const locale = useLocale()
  const { read } = useMoneyInput(scope.currency)
  const list = useRef<HTMLUListElement>(null)
  const problems = priceProblems(rows, locale)
  const id = scopeOf(scope)
  // Links to a currency's price mean the one without conditions.
  const isPlain = Object.keys(scope.rules).length === 0
  const scopeRows = rows.filter((row) => scopeOf(row) === id)
  const base = scopeRows.find((row) => !isTier(row) && !row.key.startsWith("tier"))
  const tiers = scopeRows.filter((row) => row !== base)
  const problemAt = (row: PriceRow) => problems[rows.indexOf(row)]
  const amountError = (row: PriceRow) => {
    const problem = problemAt(row)
    if (problem === "amount") return read(row.amount).error ?? t("problems.amount")
    return problem === "overlap" && !isTier(row) ? t("problems.overlap") : undefined
  }
  const change = (row: PriceRow, next: Partial<PriceRow>) =>
    onChange(rows.map((each) => (each === row ? { ...each, ...next } : each)))
  const blank = { currency: scope.currency, rules: { ...scope.rules }, min: "", max: "", amount: "" }
  const setBase = (amount: string) => {
    if (!base) return onChange([...rows, { ...blank, key: `base ${id}`, name: scope.name, amount }])
    return amount === "" ? onChange(rows.filter((row) => row !== base)) : change(base, { amount })
  }
  return (
    <div
      id={isPlain ? `price-${scope.currency}` : undefined}
      className="grid scroll-mt-20 gap-2 border-b border-line pb-4 last:border-b-0 last:pb-0"
    >
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <div className="grid content-center gap-0.5 sm:min-h-9">
          <span className="text-sm font-semibold">{scope.name}</span>
          {scope.hint && <span className="text-xs text-muted">{scope.hint}</span>}
        </div>
        <MoneyField
          label={t("price", { name: scope.name })}
          labelHidden
          currency={scope.currency}
          value={base?.amount ?? ""}
          error={base && amountError(base)}
          onChange={setBase}
        />
        <Button
          size="sm"
          variant="quiet"
          icon="plus"
          onClick={() => {
            const key = `tier ${id} ${Date.now()}`
            onChange([...rows, { ...blank, key, name: scope.name }])
            requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus())
          }}
        >
          {t("addTier")}
        </Button>
      </div>
      {tiers.length > 0 && (
        <ul ref={list} className="grid gap-2 border-s-2 border-line ps-3">
          {tiers.map((row) => {
            const problem = problemAt(row)
            return (
              <li key={row.key} className="flex items-start gap-2">
                <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-[6rem_6rem_minmax(0,1fr)]">
                  <NumberField
                    label={t("from", { name: scope.name })}
                    labelHidden
                    placeholder={t("fromShort")}
                    inputMode="numeric"
                    value={row.min}
                    error={problem === "quantity" ? t("problems.quantity") : undefined}
                    onChange={({ target }) => change(row, { min: target.value })}
                  />
                  <NumberField
                    label={t("to", { name: scope.name })}
                    labelHidden
                    placeholder={t("toShort")}
                    inputMode="numeric"
                    value={row.max}
                    error={problem === "order" || problem === "overlap" ? t(`problems.${problem}`) : undefined}
                    onChange={({ target }) => change(row, { max: target.value })}
                  />
                  <MoneyField
                    className="max-sm:col-span-2"
                    label={t("tierPrice", { name: scope.name })}
                    labelHidden
                    currency={scope.currency}
                    value={row.amount}
                    error={amountError(row)}
                    onChange={(amount) => change(row, { amount })}
                  />
                </div>
                <IconButton
                  icon="trash"
                  label={t("removeTier", { name: scope.name })}
                  onClick={() => onChange(rows.filter((each) => each !== row))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
