import { compareMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order, OrderLineItem } from "#schema/store/entities/order.ts"

/** Milliseconds after the order from which an item was added to it later. */
const LATER = 10_000
/** Milliseconds between an item of a claim and the claim's shipping method. */
const SAME_CLAIM = 3_600_000

const timeOf = (date: string | undefined) => Date.parse(date ?? "")

/**
 * Items that replace claimed ones. The store API doesn't have claims, only the ids of those that have shipping methods, so
 * these are the items that were added with such a method.
 */
export function replacementsOf({ items, shipping_methods, created_at }: Order): readonly OrderLineItem[] {
  const claims = (shipping_methods ?? []).flatMap(({ detail, created_at: time }) =>
    detail?.claim_id && !detail.return_id ? timeOf(time) : [],
  )
  return (items ?? []).filter((item) => {
    const added = timeOf(item.created_at)
    return added > timeOf(created_at) + LATER && claims.some((claim) => Math.abs(added - claim) <= SAME_CLAIM)
  })
}

/**
 * What an order's total and balance have for replacements that weren't paid, and the tax in it: they are free, but the API
 * adds their prices as for every other item.
 */
export function freeReplacement(order: Order): { readonly amount: number; readonly tax: number } {
  const items = replacementsOf(order)
  const amount = sumMoney(items.map(({ total = 0 }) => total))
  const isOpen = compareMoney(order.summary.pending_difference, amount, order.currency_code) >= 0
  return isOpen && order.status !== "canceled"
    ? { amount, tax: sumMoney(items.map(({ tax_total = 0 }) => tax_total)) }
    : { amount: 0, tax: 0 }
}

/** Whether everything but free replacements was paid. */
export function isPaidButReplacement(order: Order): boolean {
  const { amount } = freeReplacement(order)
  const due = subtractMoney(order.summary.pending_difference, amount)
  return amount > 0 && order.summary.paid_total > 0 && compareMoney(due, 0, order.currency_code) <= 0
}
