import { useQuery } from "@tanstack/react-query"
import { TaxBasisNote } from "#admin/settings/taxes/tax-basis-note.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { parseMoney } from "#lib/money-input.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { currenciesQuery } from "./currencies.ts"

/** Typed amounts by currency code. */
export type TypedPrices = Readonly<Record<string, string>>

/** The amounts without empty ones. */
export const typedOnly = (typed: TypedPrices): TypedPrices =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""))

/** The prices to send; undefined if an amount isn't valid. Empty fields are left out. */
export function pricesOf(typed: TypedPrices, locale: string) {
  const prices = Object.entries(typed).flatMap(([currency_code, text]) => {
    const { amount, problem } = parseMoney(text, currency_code, locale)
    return problem === "empty" ? [] : [{ currency_code, amount: problem === undefined ? amount : undefined }]
  })
  const isValid = (price: (typeof prices)[number]): price is { currency_code: string; amount: number } =>
    price.amount !== undefined && price.amount >= 0
  return prices.every(isValid) ? prices : undefined
}

interface PriceFieldsProps {
  value: TypedPrices
  /** Says below the fields that an amount isn't valid. */
  hasError: boolean
  onChange: (typed: TypedPrices) => void
}

/** A field for the price in each currency of the store. */
export function PriceFields({ value, hasError, onChange }: PriceFieldsProps) {
  const t = useTranslations("admin.form.rules")
  const { data: currencies = [] } = useQuery(currenciesQuery)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TaxBasisNote />
        </div>
        {currencies.map((currency) => (
          <PriceField
            key={currency}
            currency={currency}
            text={value[currency] ?? ""}
            onChange={(text) => onChange({ ...value, [currency]: text })}
          />
        ))}
      </div>
      {hasError && (
        <p role="alert" className="text-sm text-refused-ink">
          {t("prices")}
        </p>
      )}
    </>
  )
}

interface PriceFieldProps {
  currency: string
  text: string
  onChange: (text: string) => void
}

function PriceField({ currency, text, onChange }: PriceFieldProps) {
  const t = useTranslations("admin.products.prices")
  const { read } = useMoneyInput(currency)
  const { isEmpty, error } = read(text)
  return (
    <MoneyField
      label={t("price", { name: currency.toUpperCase() })}
      optional
      currency={currency}
      value={text}
      error={isEmpty ? undefined : error}
      onChange={onChange}
    />
  )
}
