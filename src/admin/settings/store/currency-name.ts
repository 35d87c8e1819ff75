import { useMemo } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"

/** Currencies that the server knows, but not every browser: most were replaced by the euro. */
const rare = ["EEK", "IRT", "LTL", "LVL"] as const

/** The name of a currency in a language: "Euro (EUR)". The code alone if it is unknown. */
export function currencyName(
  code: string,
  locale: string,
  nameOfRare?: (code: (typeof rare)[number]) => string,
): string {
  const shown = code.toUpperCase()
  const known = rare.find((each) => each === shown)
  const name = intlName(shown, locale) ?? (known && nameOfRare?.(known))
  return name ? `${name} (${shown})` : shown
}

function intlName(code: string, locale: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(locale, { type: "currency" }).of(code)
    return name === code ? undefined : name
  } catch {
    // The server accepts any text as a code.
    return undefined
  }
}

/** Returns a function that names currencies in the page's language. */
export function useCurrencyName(): (code: string) => string {
  const locale = useLocale()
  const t = useTranslations("admin.region")
  return useMemo(() => (code) => currencyName(code, locale, (rareCode) => t(`rareCurrencies.${rareCode}`)), [locale, t])
}
