import { roundMoney, subtractMoney, sumMoney } from "#lib/money.ts"

/** What the lifetime value needs of an order. */
export interface ValuedOrder {
  readonly status?: string | undefined
  readonly currency_code?: string | undefined
  readonly payment_collections?:
    | readonly {
        readonly captured_amount?: number | null | undefined
        readonly refunded_amount?: number | null | undefined
      }[]
    | null
    | undefined
}

export interface CurrencyValue {
  readonly currency: string
  /** Captured payments minus refunds, in major units. */
  readonly amount: number
  readonly orders: number
}

/**
 * Lifetime value by currency: captured payments minus refunds of orders that aren't canceled, in major units. Each
 * order counts as it is shown, rounded to the currency's decimals. The currency with the most orders comes first.
 */
export function valueByCurrency(orders: readonly ValuedOrder[]): readonly CurrencyValue[] {
  const amounts = new Map<string, number[]>()
  for (const { status, currency_code = "", payment_collections } of orders) {
    if (status === "canceled") continue
    const collections = payment_collections ?? []
    const captured = collections.map(({ captured_amount }) => captured_amount ?? 0)
    const refunded = collections.map(({ refunded_amount }) => refunded_amount ?? 0)
    const net = roundMoney(subtractMoney(sumMoney(captured), ...refunded), currency_code)
    amounts.set(currency_code, [...(amounts.get(currency_code) ?? []), net])
  }
  return [...amounts]
    .map(([currency, nets]) => ({ currency, amount: sumMoney(nets), orders: nets.length }))
    .sort((a, b) => b.orders - a.orders || a.currency.localeCompare(b.currency))
}
