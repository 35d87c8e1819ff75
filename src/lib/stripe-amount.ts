import { shiftDecimal } from "./money.ts"

/**
 * Decimals of the amounts that Medusa's module for Stripe sends (`getSmallestUnit` of `@medusajs/payment-stripe`). All
 * other currencies have two there, even those without decimals elsewhere (ISK) or with three (LYD).
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" ").map((c) => [c, 0]),
  ),
  ...Object.fromEntries("bhd iqd jod kwd omr tnd".split(" ").map((c) => [c, 3])),
}
const digitsOf = (currency: string): number => DECIMALS[currency.toLowerCase()] ?? 2

/**
 * The amount that Stripe is asked for, an integer: 5,000 HUF are 500000. Amounts with three decimals are rounded up to
 * two, because Stripe requires a last digit of 0.
 */
export function toStripeAmount(amount: number, currency: string): number {
  const digits = digitsOf(currency)
  const units = Math.round(shiftDecimal(amount, digits))
  return digits === 3 ? Math.ceil(units / 10) * 10 : units
}

export const fromStripeAmount = (units: number, currency: string): number => shiftDecimal(units, -digitsOf(currency))
