/**
 * Money is a decimal in major units beside its currency code, as on the wire: 12.5 and "eur". Codes may come in either
 * case. Sums of decimals are never equal to the last bit, so amounts are compared by `compareMoney` only.
 */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string, display: "symbol" | "narrowSymbol" | "code"): Intl.NumberFormat {
  const key = `${locale} ${currency} ${display}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: display,
  })
  formats.set(key, made)
  return made
}

/** How many decimals the currency has: 2 for euro, 0 for yen, 3 for dinar; 2 where the code is no currency at all. */
export function currencyDigits(currency: string): number {
  try {
    return formatOf(currency, "en", "code").resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** "€12.50", "12,50 €", "¥1,250". An unknown code stands after the plain number. */
export function formatMoney(
  amount: number,
  currency: string,
  locale: string,
  display: "symbol" | "narrowSymbol" | "code" = "symbol",
): string {
  const shown = roundMoney(amount, currency)
  try {
    return formatOf(currency, locale, display).format(shown)
  } catch {
    return `${new Intl.NumberFormat(locale).format(shown)} ${currency.toUpperCase()}`.trim()
  }
}

/** The symbol alone, for the front of a field. */
export function currencySymbol(currency: string, locale: string): string {
  try {
    const parts = formatOf(currency, locale, "narrowSymbol").formatToParts(0)
    return parts.find((part) => part.type === "currency")?.value ?? currency.toUpperCase()
  } catch {
    return currency.toUpperCase()
  }
}

/** To the smallest coin, halves away from zero; what the binary fraction lost (1.005) is put right first. */
export function roundMoney(amount: number, currency: string): number {
  const factor = 10 ** currencyDigits(currency)
  const scaled = Math.abs(amount) * factor
  const rounded = Math.round(scaled + scaled * Number.EPSILON * 4) / factor
  return rounded === 0 ? 0 : Math.sign(amount) * rounded
}

/** Negative, 0 or positive; 0 where the difference is less than half of the smallest coin. */
export function compareMoney(a: number, b: number, currency: string): number {
  const difference = a - b
  const halfCoin = 0.5 / 10 ** currencyDigits(currency)
  return Math.abs(difference) < halfCoin ? 0 : Math.sign(difference)
}

export const sameMoney = (a: number, b: number, currency: string): boolean => compareMoney(a, b, currency) === 0

export const isZeroMoney = (amount: number, currency: string): boolean => compareMoney(amount, 0, currency) === 0
