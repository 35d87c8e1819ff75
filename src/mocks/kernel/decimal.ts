/** Amounts are plain numbers in major units. Binary fractions leave dust (0.1 + 0.2), which is wiped off after each sum. */
const FINE = 1e9
export const clean = (value: number): number =>
  Math.abs(value) < 1e6 ? Math.round(value * FINE) / FINE : Number(value.toPrecision(15))

/** As the server sends it: what is as good as nothing is nothing. */
export const settled = (value: number): number => (Math.abs(value) <= 0.0001 ? 0 : clean(value))

export const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return clean(total)
}
export const sumOf = <T>(rows: Iterable<T>, amount: (row: T) => number): number => {
  let total = 0
  for (const row of rows) total += amount(row)
  return clean(total)
}

/** What counts as the same amount in a currency with so many decimals: 0.01 for two. */
export const epsilon = (digits = 2): number => 10 ** -digits
export const isNothing = (value: number, digits = 2): boolean => Math.abs(value) < epsilon(digits)

/** To the currency's decimals, halves away from zero; currencies without decimals are compared in full. */
export function roundTo(value: number, digits: number): number {
  if (digits === 0) return clean(value)
  const factor = 10 ** digits
  return (Math.sign(value) * Math.round(clean(Math.abs(value) * factor))) / factor
}
