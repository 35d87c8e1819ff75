import { parseDecimal } from "./decimal-input.ts"

/** Most decimals of a percentage; the server keeps about seven digits. */
const DECIMALS = 4

/**
 * Reads a percentage from 0 to 100 as typed: "7,5", "7.5" and "7.5 %". Undefined for anything else, and for "7.125" in
 * German and "7,125" in English, which could be thousands.
 */
export function parsePercent(text: string, locale: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, "")
  if ((/[.,](\d+)$/.exec(plain)?.[1]?.length ?? 0) > DECIMALS) return undefined
  const value = parseDecimal(plain, locale)
  return value !== undefined && value <= 100 ? value : undefined
}

/** Writes a percentage for reading: "7.5%". */
export const formatPercent = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 6 }).format(value / 100)
