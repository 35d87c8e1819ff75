import { compareMoney, isZeroMoney, multiplyMoney, roundMoney, sameMoney, subtractMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Refund } from "#schema/admin/entities/payment.ts"
import { type RefundPart, refundParts, refundsOf } from "./payments.rules.ts"

/** A note without one of the names that it lists; undefined if it doesn't list it. Names can contain commas. */
function withoutName(note: string, name: string): string | undefined {
  const list = `, ${note}, `
  const start = name === "" ? -1 : list.indexOf(`, ${name}, `)
  return start < 0 ? undefined : `${list.slice(0, start)}${list.slice(start + name.length + 2)}`.slice(2, -2)
}

/**
 * The refunds of shipping methods by their ids. The server doesn't keep what a refund is for: its note names the methods
 * if they were chosen for it. A refund without note and reason can only be one of a method that has exactly its amount.
 */
export function refundsOfShipping(order: Order): ReadonlyMap<string, Refund> {
  const currency = order.currency_code ?? ""
  const { items, shipping } = refundParts(order)
  const amountOf = ({ each }: RefundPart) => roundMoney(each, currency)
  const found = new Map<string, Refund>()
  // A longer name can contain a shorter one; of equal names, the larger amount that fits is taken.
  const methods = [...shipping].sort((a, b) => b.name.length - a.name.length || b.each - a.each)
  const open = () => methods.filter(({ id }) => !found.has(id))
  for (const refund of refundsOf(order).filter(({ note }) => note)) {
    let note = refund.note ?? ""
    let left = refund.amount
    for (const method of open()) {
      const rest = withoutName(note, method.name)
      const isFitting = compareMoney(amountOf(method), left, currency) <= 0
      if (rest === undefined || !isFitting) continue
      note = rest
      left = subtractMoney(left, amountOf(method))
      found.set(method.id, refund)
    }
  }
  const fitsItem = (amount: number) =>
    items.some(({ each, quantity }) =>
      Array.from({ length: quantity }, (_, index) => roundMoney(multiplyMoney(each, index + 1), currency)).some(
        (worth) => sameMoney(worth, amount, currency),
      ),
    )
  for (const refund of refundsOf(order).filter((each) => !each.note && !each.refund_reason_id && !each.refund_reason)) {
    const fitting = open().filter((method) => sameMoney(amountOf(method), refund.amount, currency))
    if (fitting[0] && fitting.length === 1 && !isZeroMoney(refund.amount, currency) && !fitsItem(refund.amount))
      found.set(fitting[0].id, refund)
  }
  return found
}
