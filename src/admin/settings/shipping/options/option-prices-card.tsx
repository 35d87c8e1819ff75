import { ScopePrices, type TierProps } from "#admin/prices/scope-prices.tsx"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type Market, missingPrices } from "#machines/settings/location-setup/location-setup.rules.ts"
import { Card } from "#ui/card.tsx"
import { MoneyField } from "#ui/money-field.tsx"
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

const noLimits = { from: "", below: "", isFromExcluded: false, isBelowIncluded: false }

/** Card with a shipping option's prices by currency and region, each with prices for larger carts. */
export function OptionPricesCard({ scopes, value: rows, markets, needed, error, onChange }: OptionPricesCardProps) {
  const t = useTranslations("admin.locations.prices")
  const locale = useLocale()
  const problems = priceProblems(rows, locale)
  const isUsed = ({ region, currency }: PriceScope) =>
    markets.some((market) => (region === null ? market.currency_code === currency : market.id === region))
  const missing = error === undefined ? [] : missingPrices(basePrices(rows), needed)
  const usedScopes = scopes.filter(isUsed)
  const others = scopes.filter((scope) => !isUsed(scope))
  const hintOf = (scope: PriceScope) => {
    const currency = scope.currency.toUpperCase()
    if (markets.length > 0 && !isUsed(scope)) return t("unused")
    if (scope.region !== null) return t("regionHint", { currency })
    return rows.every((row) => scopeOf(row) !== scope.currency) && t("notOffered", { currency })
  }
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
            texts="locations"
            hint={hintOf(scope)}
            blank={{ ...scope, ...noLimits, key: scopeOf(scope), amount: "" }}
            rows={rows}
            problems={problems}
            missing={scope.region === null && missing.includes(scope.currency) ? t("problems.amount") : undefined}
            scopeOf={scopeOf}
            isTier={isTier}
            Tier={CartTotalPrice}
            hasLabels
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

function CartTotalPrice({ currency, row, problem, amountError, onChange }: TierProps<OptionPriceRow>) {
  const t = useTranslations("admin.locations.prices")
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-3">
      <MoneyField
        label={t(row.isFromExcluded ? "above" : "from")}
        currency={currency}
        value={row.from}
        error={problem === "limit" ? t("problems.limit") : undefined}
        onChange={(from) => onChange({ from })}
      />
      <MoneyField
        label={t(row.isBelowIncluded ? "upTo" : "below")}
        currency={currency}
        value={row.below}
        error={problem === "order" || problem === "overlap" ? t(`problems.${problem}`) : undefined}
        onChange={(below) => onChange({ below })}
      />
      <MoneyField
        className="max-sm:col-span-2"
        label={t("tierPrice")}
        currency={currency}
        value={row.amount}
        error={amountError}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  )
}
