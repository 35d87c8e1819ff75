/**
 * An amount is a decimal in major units next to its currency code, as in the API: 12.5 and "eur". Codes may be upper
 * or lower case. Binary fractions can't represent most decimals, so add, subtract and compare amounts only with these
 * functions. The API doesn't round to the currency's decimals (39.6627 EUR occurs); sums keep all decimals,
 * comparisons round.
 */
type Display = "symbol" | "narrowSymbol" | "code"

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string, display: Display): Intl.NumberFormat {
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

const digitsOf = new Map<string, number>()

/** Number of decimals of a currency: 2 for euro, 0 for yen, 3 for dinar; 2 for an unknown code. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const digits = readDigits(currency)
  digitsOf.set(currency, digits)
  return digits
}

function readDigits(currency: string): number {
  try {
    return formatOf(currency, "en", "code").resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Formats "€12.50", "12,50 €", "¥1,250". An unknown code is placed after the plain number. */
export function formatMoney(amount: number, currency: string, locale: string, display: Display = "symbol"): string {
  const shown = roundMoney(amount, currency)
  try {
    return formatOf(currency, locale, display).format(shown)
  } catch {
    return `${new Intl.NumberFormat(locale).format(shown)} ${currency.toUpperCase()}`.trim()
  }
}

/** The currency symbol alone, for example as a field's prefix. */
export function currencySymbol(currency: string, locale: string, display: Display = "narrowSymbol"): string {
  try {
    const parts = formatOf(currency, locale, display).formatToParts(0)
    return parts.find((part) => part.type === "currency")?.value ?? currency.toUpperCase()
  } catch {
    return currency.toUpperCase()
  }
}

/** Moves the decimal point exactly: 1.005 by 2 gives 100.5, while 1.005 * 100 gives 100.49999999999999. */
export function shiftDecimal(amount: number, places: number): number {
  const [digits, exponent = "0"] = String(amount).split("e")
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** From this amount on, a double's 15 reliable digits can't distinguish a rounding error from a real fraction. */
const LARGEST_CORRECTED = 1e12

/** The amount in the currency's smallest unit (cents, yen, fils), an integer; halves are rounded away from zero. */
export function toMinorUnits(amount: number, currency: string): number {
  const exact = shiftDecimal(Math.abs(amount), currencyDigits(currency))
  const units = Math.round(exact < LARGEST_CORRECTED ? Number(exact.toPrecision(15)) : exact)
  return units === 0 ? 0 : Math.sign(amount) * units
}

/** Rounds to the currency's decimals, halves away from zero. */
export const roundMoney = (amount: number, currency: string): number =>
  shiftDecimal(toMinorUnits(amount, currency), -currencyDigits(currency))

function decimalsOf(amount: number): number {
  const [digits = "", exponent = "0"] = String(amount).split("e")
  return Math.max(0, (digits.split(".")[1] ?? "").length - Number(exponent))
}

const toScaled = (amount: number, decimals: number): bigint => BigInt(amount.toFixed(decimals).replace(".", ""))
const fromScaled = (scaled: bigint, decimals: number): number => Number(`${scaled}e-${decimals}`)

/** Adds decimals exactly: 0.1 and 0.2 give 0.3, in any order. Amounts must be finite and below 1e21. */
export function sumMoney(amounts: readonly number[]): number {
  const decimals = Math.max(0, ...amounts.map(decimalsOf))
  return fromScaled(
    amounts.reduce((sum, amount) => sum + toScaled(amount, decimals), 0n),
    decimals,
  )
}

/** Subtracts decimals exactly: 59.97 - 39.98 = 19.99. */
export const subtractMoney = (amount: number, ...less: readonly number[]): number =>
  sumMoney([amount, ...less.map((each) => -each)])

/** Multiplies decimals exactly: 3 * 19.99 = 59.97. */
export function multiplyMoney(amount: number, factor: number): number {
  const [a, b] = [decimalsOf(amount), decimalsOf(factor)]
  return fromScaled(toScaled(amount, a) * toScaled(factor, b), a + b)
}

/** Returns -1, 0 or 1, comparing in minor units: amounts that are displayed the same are equal. */
export const compareMoney = (a: number, b: number, currency: string): -1 | 0 | 1 =>
  Math.sign(toMinorUnits(a, currency) - toMinorUnits(b, currency)) as -1 | 0 | 1

/**
 * Rounds the parts of a total so that they add up to the rounded total. Parts that rounding changes most absorb a
 * difference, by one minor unit each; amounts without further decimals stay as they are.
 */
export function roundParts(parts: readonly number[], total: number, currency: string): number[] {
  const digits = currencyDigits(currency)
  const units = parts.map((part) => toMinorUnits(part, currency))
  const lost = parts.map((part, i) => Number((shiftDecimal(part, digits) - (units[i] ?? 0)).toPrecision(6)))
  let rest = toMinorUnits(total, currency) - units.reduce((sum, unit) => sum + unit, 0)
  const step = Math.sign(rest)
  const order = parts.map((_, i) => i).sort((a, b) => step * ((lost[b] ?? 0) - (lost[a] ?? 0)))
  for (const i of order) {
    if (rest === 0 || step * (lost[i] ?? 0) < 1e-6) break
    units[i] = (units[i] ?? 0) + step
    rest -= step
  }
  return units.map((unit) => shiftDecimal(unit, -digits))
}

/** Whether two amounts are equal in minor units. */
export const sameMoney = (a: number, b: number, currency: string): boolean => compareMoney(a, b, currency) === 0

/** Whether an amount rounds to zero. */
export const isZeroMoney = (amount: number, currency: string): boolean => compareMoney(amount, 0, currency) === 0
