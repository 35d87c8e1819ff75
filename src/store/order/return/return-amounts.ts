import { roundMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { returnShippingCost } from "#machines/store/self-return/self-return.actors.ts"
import { hasReturn, refundOf } from "#machines/store/self-return/self-return.rules.ts"
import type { SelfReturnProps } from "./self-return-props.ts"

/** What the chosen items are worth, and how much of it lowers the amount due instead of being refunded. */
export function returnAmounts({ order, snapshot }: Pick<SelfReturnProps, "order" | "snapshot">) {
  const { selections, options, optionId, before } = snapshot.context
  const option = options.find(({ id }) => id === optionId)
  const { itemTotal, postage } = refundOf(order, selections, returnShippingCost(option))
  const rounded = (amount: number) => Math.max(0, roundMoney(amount, order.currency_code))
  // Negative if return shipping costs more than the items.
  const total = roundMoney(subtractMoney(itemTotal, postage), order.currency_code)
  // An order that was loaded after the request has a balance that is already lowered.
  const isIncluded = before !== undefined && hasReturn(before, order, selections)
  const balance = order.summary.pending_difference
  const due = rounded(isIncluded ? sumMoney([balance, total]) : balance)
  const lowered = Math.min(due, rounded(total))
  return {
    option,
    itemTotal,
    postage,
    lowered,
    isDue: due > 0,
    stillDue: rounded(subtractMoney(due, total)),
    refund: subtractMoney(rounded(total), lowered),
  }
}
