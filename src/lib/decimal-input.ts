const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? "."

/**
 * Reads a number that isn't negative as typed: "7,5" and "7.5". Undefined for anything else, and for "7.125" in German and
 * "7,125" in English, which could be thousands; without a language, for both.
 */
export function parseDecimal(text: string, locale?: string): number | undefined {
  const [, whole, separator, decimals = "0"] = /^(\d{1,9})(?:([.,])(\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const isDecimal = separator === undefined || (locale !== undefined && separator === decimalOf(locale))
  return !isDecimal && decimals.length === 3 ? undefined : Number(`${whole}.${decimals}`)
}

/** Writes a number for a field, with the language's decimal separator. */
export const formatDecimalInput = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value)
