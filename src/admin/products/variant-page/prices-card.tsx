import { ScopePrices, type TierProps } from "#admin/prices/scope-prices.tsx"
import { useLinkedField } from "#admin/products/use-linked-field.ts"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { MoneyField } from "#ui/money-field.tsx"
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
  const locale = useLocale()
  const card = useLinkedField()
  const problems = priceProblems(rows, locale)
  return (
    <Card title={t("title")} description={t("hint")}>
      <div ref={card} className="grid gap-4">
        <TaxBasisNote />
        {scopes.map(({ hint, ...scope }) => (
          <ScopePrices
            key={scopeOf(scope)}
            texts="products"
            // Links to a currency's price mean the one without conditions.
            id={Object.keys(scope.rules).length === 0 ? `price-${scope.currency}` : undefined}
            hint={hint}
            blank={{ ...scope, key: scopeOf(scope), min: "", max: "", amount: "" }}
            rows={rows}
            problems={problems}
            scopeOf={scopeOf}
            isTier={isTier}
            Tier={QuantityPrice}
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

function QuantityPrice({ name, currency, row, problem, amountError, onChange }: TierProps<PriceRow>) {
  const t = useTranslations("admin.products.prices")
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-[6rem_6rem_minmax(0,1fr)]">
      <NumberField
        label={t("from", { name })}
        labelHidden
        placeholder={t("fromShort")}
        inputMode="numeric"
        value={row.min}
        error={problem === "quantity" ? t("problems.quantity") : undefined}
        onChange={({ target }) => onChange({ min: target.value })}
      />
      <NumberField
        label={t("to", { name })}
        labelHidden
        placeholder={t("toShort")}
        inputMode="numeric"
        value={row.max}
        error={problem === "order" || problem === "overlap" ? t(`problems.${problem}`) : undefined}
        onChange={({ target }) => onChange({ max: target.value })}
      />
      <MoneyField
        className="max-sm:col-span-2"
        label={t("tierPrice", { name })}
        labelHidden
        currency={currency}
        value={row.amount}
        error={amountError}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  )
}
