/** Amounts are plain numbers in major units. Each sum is rounded to remove floating-point errors (0.1 + 0.2). */
const PRECISION = 1e9
export const roundFloat = (value: number): number =>
  Math.abs(value) < 1e6 ? Math.round(value * PRECISION) / PRECISION : Number(value.toPrecision(15))

/** Rounds like the server: an amount up to 0.0001 becomes 0. */
export const zeroIfTiny = (value: number): number => (Math.abs(value) <= 0.0001 ? 0 : roundFloat(value))

export const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return roundFloat(total)
}
export const sumOf = <T>(rows: Iterable<T>, amount: (row: T) => number): number => {
  let total = 0
  for (const row of rows) total += amount(row)
  return roundFloat(total)
}

/** Whether an amount counts as zero on the server: up to and including the currency's smallest unit, 0.01 for euros. */
export const isZero = (value: number, digits = 2): boolean => roundFloat(Math.abs(value)) <= 10 ** -digits

/** Rounds to the currency's decimals, half away from zero; without decimals, the amount isn't rounded to integers. */
export function roundTo(value: number, digits: number): number {
  if (digits === 0) return roundFloat(value)
  const factor = 10 ** digits
  return (Math.sign(value) * Math.round(roundFloat(Math.abs(value) * factor))) / factor
}
