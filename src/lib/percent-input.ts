/** Most decimals of a percentage; the server keeps about seven digits. */
const DECIMALS = 4

const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? "."

/**
 * Reads a percentage from 0 to 100 as typed: "7,5", "7.5" and "7.5 %". Undefined for anything else, and for "7.125" in
 * German and "7,125" in English, which could be thousands.
 */
export function parsePercent(text: string, locale: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, "")
  const match = /^(\d{1,3})(?:([.,])(\d+))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = "", separator, decimals = ""] = match
  if (decimals.length > DECIMALS) return undefined
  if (separator !== undefined && separator !== decimalOf(locale) && decimals.length === 3) return undefined
  const value = Number(`${whole}.${decimals || "0"}`)
  return value <= 100 ? value : undefined
}

/** Writes a percentage for a field, with the language's decimal separator. */
export const formatPercentInput = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value)

/** Writes a percentage for reading: "7.5%". */
export const formatPercent = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 6 }).format(value / 100)
