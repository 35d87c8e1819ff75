import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { refundsOf } from "./payments.rules.ts"

/** Actions of claims that are settled otherwise: by a replacement, or by the balance once the items are returned. */
const SETTLING = ["ITEM_ADD", "RETURN_ITEM"]

const timeOf = (moment: unknown): number => (moment ? Date.parse(String(moment)) : 0)

/**
 * Claimed items that the customer keeps and that aren't refunded yet: quantities by item id. The server's balance leaves
 * them out, and it doesn't record which refund is for a claim: one that was made after it counts as that.
 */
export function claimedItems(order: Order, changes: readonly OrderChange[]): Readonly<Record<string, number>> {
  const has = ({ actions = [] }: OrderChange, kinds: readonly string[]) =>
    actions.some(({ action }) => kinds.includes(action))
  const canceled = new Set(changes.filter((change) => has(change, ["REINSTATE_ITEM"])).map(({ claim_id }) => claim_id))
  const refunded = timeOf(refundsOf(order).at(-1)?.created_at)
  const open = changes.filter(
    (change) =>
      change.status === "confirmed" &&
      !canceled.has(change.claim_id) &&
      timeOf(change.confirmed_at) > refunded &&
      !has(change, SETTLING),
  )
  const claimed: Record<string, number> = {}
  for (const { action, details } of open.flatMap(({ actions = [] }) => actions)) {
    const id = String(details?.reference_id)
    if (action === "WRITE_OFF_ITEM") claimed[id] = (claimed[id] ?? 0) + Number(details?.quantity ?? 0)
  }
  return claimed
}
