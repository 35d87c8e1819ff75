import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { currencyDigits, currencySymbol, formatMoney } from "#lib/money.ts"
import { formatMoneyInput, type MoneyProblem, parseMoney } from "#lib/money-input.ts"
import { NumberField, type TextFieldProps } from "./text-field.tsx"

/** A parsed amount in major units, or the error to show. */
export interface TypedMoney {
  readonly amount: number | undefined
  readonly error: string | undefined
  readonly isEmpty: boolean
}

/** Returns the error to show for an amount that was rejected. */
export function useMoneyError() {
  const t = useTranslations("ui.moneyField")
  const locale = useLocale()
  return (problem: MoneyProblem | "negative", currency: string): string => {
    const example = formatMoneyInput(12.5, currency, locale)
    if (problem === "tooPrecise") return t("tooPrecise", { digits: currencyDigits(currency), example })
    if (problem === "tooLarge") return t("tooLarge")
    if (problem === "negative") return t("negative", { zero: formatMoney(0, currency, locale) })
    return t("invalid", { example })
  }
}

/** Formats and parses amounts in the user's language; negative amounts are errors. */
export function useMoneyInput(currency: string) {
  const errorOf = useMoneyError()
  const locale = useLocale()
  const show = (amount: number): string => formatMoneyInput(amount, currency, locale)
  const read = (text: string): TypedMoney => {
    const { amount, problem } = parseMoney(text, currency, locale)
    if (amount !== undefined && amount >= 0) return { amount, error: undefined, isEmpty: false }
    const error = errorOf(problem ?? "negative", currency)
    return { amount: undefined, error, isEmpty: problem === "empty" }
  }
  return { show, read }
}

interface MoneyFieldProps extends Omit<TextFieldProps, "value" | "prefix" | "before" | "onChange"> {
  currency: string
  /** The typed text; parse it with `useMoneyInput`. */
  value: string
  onChange: (value: string) => void
}

/** A field for an amount with the currency symbol as prefix. */
export function MoneyField({ currency, onChange, ...field }: MoneyFieldProps) {
  const locale = useLocale()
  return (
    <NumberField
      {...field}
      prefix={currencySymbol(currency, locale)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
