import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney } from "#lib/money.ts"
import { useMoneyInput } from "#ui/money-field.tsx"

/** The amount of a capture, a refund or a credit line: more than zero, and at most `most`. */
export function useLimitedAmount(kind: "capture" | "refund" | "credit", currency: string, most: number) {
  const t = useTranslations("admin.payments")
  const locale = useLocale()
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const { show, read } = useMoneyInput(currency)
  const problemOf = (text: string): string | undefined => {
    const { amount = 0, error } = read(text)
    if (error) return error
    if (isZeroMoney(amount, currency)) return t(`${kind}.noAmount`, { zero: format(0) })
    return compareMoney(amount, most, currency) > 0 ? t(`${kind}.tooMuch`, { most: format(most) }) : undefined
  }
  return { format, show, read, problemOf }
}
