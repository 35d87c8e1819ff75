import { useRef } from "react"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type Market, missingPrices } from "#machines/settings/location-setup/location-setup.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { basePrices, isTier, type OptionPriceRow, type PriceScope, priceProblems, scopeOf } from "./option-prices.ts"

interface OptionPricesCardProps {
  scopes: readonly PriceScope[]
  value: readonly OptionPriceRow[]
  /** Regions that the option's zone ships to. */
  markets: readonly Market[]
  /** Regions for which a price for carts of any total is mandatory. */
  needed: readonly Market[]
  error?: string | undefined
  onChange: (rows: readonly OptionPriceRow[]) => void
}

/** Card with a shipping option's prices by currency and region, each with prices for larger carts. */
export function OptionPricesCard({ scopes, value: rows, markets, needed, error, onChange }: OptionPricesCardProps) {
  const t = useTranslations("admin.locations.prices")
  const isUsed = ({ region, currency }: PriceScope) =>
    markets.some((market) => (region === null ? market.currency_code === currency : market.id === region))
  const missing = error === undefined ? [] : missingPrices(basePrices(rows), needed)
  const usedScopes = scopes.filter(isUsed)
  const others = scopes.filter((scope) => !isUsed(scope))
  return (
    <Card title={t("title")} description={t("hint")}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <TaxBasisNote />
          <p className="text-sm text-muted">{t("cartTotal")}</p>
        </div>
        {[...usedScopes, ...others].map((scope) => (
          <ScopePrices
            key={scopeOf(scope)}
            scope={scope}
            rows={rows}
            isUsed={markets.length === 0 || usedScopes.includes(scope)}
            isMandatory={scope.region === null && missing.includes(scope.currency)}
            onChange={onChange}
          />
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
  rows: readonly OptionPriceRow[]
  /** Whether customers of the option's zone can pay this price. */
  isUsed: boolean
  /** Reports a missing price. */
  isMandatory: boolean
  onChange: (rows: readonly OptionPriceRow[]) => void
}

function ScopePrices({ scope, rows, isUsed, isMandatory, onChange }: ScopePricesProps) {
  const t = useTranslations("admin.locations.prices")
  const locale = useLocale()
  const { read } = useMoneyInput(scope.currency)
  const list = useRef<HTMLUListElement>(null)
  const problems = priceProblems(rows, locale)
  const id = scopeOf(scope)
  const scopeRows = rows.filter((row) => scopeOf(row) === id)
  const base = scopeRows.find((row) => !isTier(row) && !row.key.startsWith("tier"))
  const tiers = scopeRows.filter((row) => row !== base)
  const name = scope.name
  const problemAt = (row: OptionPriceRow) => problems[rows.indexOf(row)]
  const amountError = (row: OptionPriceRow) => {
    const problem = problemAt(row)
    if (problem === "amount") return read(row.amount).error ?? t("problems.amount")
    return problem === "overlap" && !isTier(row) ? t("problems.overlap") : undefined
  }
  const change = (row: OptionPriceRow, next: Partial<OptionPriceRow>) =>
    onChange(rows.map((each) => (each === row ? { ...each, ...next } : each)))
  const limits = { from: "", below: "", isFromExcluded: false, isBelowIncluded: false }
  const blank = { currency: scope.currency, region: scope.region, name, amount: "", ...limits }
  const setBase = (amount: string) => {
    if (!base) return onChange([...rows, { ...blank, key: `base ${id}`, amount }])
    return amount === "" ? onChange(rows.filter((row) => row !== base)) : change(base, { amount })
  }
  return (
    <div className="grid gap-2 border-b border-line pb-4 last:border-b-0 last:pb-0">
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <div className="grid content-center gap-0.5 sm:min-h-9">
          <span className="text-sm font-semibold">{name}</span>
          <span className="text-xs text-muted">
            {!isUsed
              ? t("unused")
              : scope.region === null
                ? !base && scopeRows.length === 0 && t("notOffered", { currency: scope.currency.toUpperCase() })
                : t("regionHint", { currency: scope.currency.toUpperCase() })}
          </span>
        </div>
        <MoneyField
          label={t("price", { name })}
          labelHidden
          currency={scope.currency}
          value={base?.amount ?? ""}
          error={base ? amountError(base) : isMandatory ? t("problems.amount") : undefined}
          onChange={setBase}
        />
        <Button
          size="sm"
          variant="quiet"
          icon="plus"
          onClick={() => {
            onChange([...rows, { ...blank, key: `tier ${id} ${Date.now()}` }])
            requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus())
          }}
        >
          {t("addTier")}
        </Button>
      </div>
      {tiers.length > 0 && (
        <ul ref={list} className="grid gap-3 border-s-2 border-line ps-3">
          {tiers.map((row) => {
            const problem = problemAt(row)
            const limitError = problem === "limit" ? t("problems.limit") : undefined
            return (
              <li key={row.key} className="flex items-start gap-2">
                <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-3">
                  <MoneyField
                    label={t(row.isFromExcluded ? "above" : "from")}
                    currency={scope.currency}
                    value={row.from}
                    error={limitError}
                    onChange={(from) => change(row, { from })}
                  />
                  <MoneyField
                    label={t(row.isBelowIncluded ? "upTo" : "below")}
                    currency={scope.currency}
                    value={row.below}
                    error={problem === "order" || problem === "overlap" ? t(`problems.${problem}`) : undefined}
                    onChange={(below) => change(row, { below })}
                  />
                  <MoneyField
                    className="max-sm:col-span-2"
                    label={t("tierPrice")}
                    currency={scope.currency}
                    value={row.amount}
                    error={amountError(row)}
                    onChange={(amount) => change(row, { amount })}
                  />
                </div>
                <div className="pt-6">
                  <IconButton
                    icon="trash"
                    label={t("removeTier", { name })}
                    onClick={() => onChange(rows.filter((each) => each !== row))}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
