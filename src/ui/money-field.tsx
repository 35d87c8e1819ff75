import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { currencyDigits, currencySymbol, formatMoney } from "#lib/money.ts"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"
import { NumberField, type TextFieldProps } from "./text-field.tsx"

/** A parsed amount in major units, or the error to show. */
export interface TypedMoney {
  readonly amount: number | undefined
  readonly error: string | undefined
  readonly isEmpty: boolean
}

/** Formats and parses amounts in the user's language; negative amounts are errors. */
export function useMoneyInput(currency: string) {
  const t = useTranslations("ui.moneyField")
  const locale = useLocale()
  const show = (amount: number): string => formatMoneyInput(amount, currency, locale)
  const read = (text: string): TypedMoney => {
    const { amount, problem } = parseMoney(text, currency, locale)
    const digits = currencyDigits(currency)
    if (amount !== undefined && amount >= 0) return { amount, error: undefined, isEmpty: false }
    const error =
      problem === "tooPrecise"
        ? t("tooPrecise", { digits, example: show(12.5) })
        : problem === "tooLarge"
          ? t("tooLarge")
          : problem === undefined
            ? t("negative", { zero: formatMoney(0, currency, locale) })
            : t("invalid", { example: show(12.5) })
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
