import { isReturnShipped } from "#machines/orders/return-shipment/return-shipment.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange, Return } from "#schema/admin/entities/order-change.ts"

export type CancelReturnKind = "return" | "claim" | "exchange"
type CancelReturnReason = "openChange" | "received" | "shipped" | "newItemsFulfilled"

/** What a return belongs to; canceling it cancels the whole claim or exchange. */
export const kindOfReturn = ({ claim_id, exchange_id }: Return): CancelReturnKind =>
  claim_id ? "claim" : exchange_id ? "exchange" : "return"

/** Id of the return, or of the claim or exchange that it belongs to. */
export const ownerOfReturn = ({ id, claim_id, exchange_id }: Return): string => claim_id ?? exchange_id ?? id

/** Items that a return's claim or exchange added to the order. */
const newItemsOf = ({ claim_id, exchange_id }: Return, order: Order, changes: readonly OrderChange[]) => {
  const confirmedChanges = changes.filter(
    (change) =>
      change.status === "confirmed" &&
      ((claim_id && change.claim_id === claim_id) || (exchange_id && change.exchange_id === exchange_id)),
  )
  const ids = confirmedChanges
    .flatMap(({ actions = [] }) => actions.filter(({ action }) => action === "ITEM_ADD"))
    .map(({ details }) => String(details?.reference_id))
  return order.items.filter(({ id }) => ids.includes(id))
}

/** Why a requested return can't be canceled with its claim or exchange. */
export function whyNotCancelReturn(
  row: Return,
  order: Order,
  changes: readonly OrderChange[],
  hasOpenChange: boolean,
): CancelReturnReason | undefined {
  if (hasOpenChange) return "openChange"
  if ((row.items ?? []).some((item) => item.received_quantity + item.damaged_quantity > 0)) return "received"
  // Its shipment would have to be canceled first, which the server refuses.
  if (isReturnShipped(row)) return "shipped"
  const isFulfilled = newItemsOf(row, order, changes).some((item) => (item.detail?.fulfilled_quantity ?? 0) > 0)
  return isFulfilled ? "newItemsFulfilled" : undefined
}
