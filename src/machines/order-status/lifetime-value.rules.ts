import { isZeroMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"

export interface CurrencyAmount {
  readonly currency: string
  /** Major units. */
  readonly amount: number
}

/** What a customer has paid, minus refunds, by currency; the currency of the latest order first. */
export function lifetimeValue(orders: readonly Pick<Order, "currency_code" | "summary">[]): CurrencyAmount[] {
  const paid = new Map<string, number[]>()
  for (const { currency_code: currency = "", summary } of orders) {
    const amount = subtractMoney(summary?.paid_total ?? 0, summary?.refunded_total ?? 0)
    paid.set(currency, [...(paid.get(currency) ?? []), amount])
  }
  return [...paid]
    .map(([currency, amounts]) => ({ currency, amount: sumMoney(amounts) }))
    .filter(({ currency, amount }) => !isZeroMoney(amount, currency))
}
