import { subtractMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChangeAction, OrderPreview } from "#schema/admin/entities/order-change.ts"

/** What an order's open change is, as far as it matters here. */
export interface OpenChange {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly returnId: string
  readonly claimId: string
  readonly exchangeId: string
}

/** The order's open change: at most one may be pending or requested. */
export function openChange(preview: OrderPreview | null): OpenChange | null {
  const change = preview?.order_change
  if (!change || (change.status !== "pending" && change.status !== "requested")) return null
  return {
    id: change.id,
    type: String(change.change_type ?? "change"),
    status: change.status,
    returnId: change.return_id ?? "",
    claimId: change.claim_id ?? "",
    exchangeId: change.exchange_id ?? "",
  }
}

/** What follows from the others: discounts that are reckoned anew. */
const FOLLOWS = ["ITEM_ADJUSTMENTS_REPLACE", "SHIPPING_ADJUSTMENTS_REPLACE"]

/** What is staged: a preview tells it at the lines and the deliveries that it touches, or the change tells all of it. */
export function actionsOf(preview: OrderPreview | null): OrderChangeAction[] {
  if (!preview || openChange(preview) === null) return []
  const parts = [...preview.items, ...preview.shipping_methods].flatMap((part) => part.actions ?? [])
  return (preview.order_change?.actions ?? parts).filter(({ action }) => !FOLLOWS.includes(action))
}

export const hasAction = (preview: OrderPreview | null, ...kinds: OrderChangeAction["action"][]): boolean =>
  actionsOf(preview).some(({ action }) => kinds.includes(action))

/** Why a button of a flow cannot be pressed: the button says it, the machine's guard enforces it. */
export type Reason =
  | "noChanges"
  | "alreadyRequested"
  | "noItemsBack"
  | "noItemsOut"
  | "noItemsClaimed"
  | "noItemsReceived"

export const whyNotChanged = (preview: OrderPreview | null): Reason | undefined =>
  actionsOf(preview).length === 0 ? "noChanges" : undefined

export const whyNotReturned = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "RETURN_ITEM") ? undefined : "noItemsBack"

export const whyNotReceived = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "RECEIVE_RETURN_ITEM", "RECEIVE_DAMAGED_RETURN_ITEM") ? undefined : "noItemsReceived"

export const whyNotExchanged = (preview: OrderPreview | null): Reason | undefined =>
  whyNotReturned(preview) ?? (hasAction(preview, "ITEM_ADD") ? undefined : "noItemsOut")

export const whyNotClaimed = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "WRITE_OFF_ITEM") ? undefined : "noItemsClaimed"

/** Amounts in major units: what the order was, what it will be, what is paid, and what is then due (negative: to refund). */
export interface ChangeMoney {
  readonly was: number
  readonly now: number
  readonly paid: number
  readonly due: number
  readonly currency: string
}
/** A preview does not say its currency; the order does. */
export const moneyOf = (preview: OrderPreview, order: Order): ChangeMoney => {
  const was = order.total ?? 0
  const now = preview.total ?? was
  return {
    was,
    now,
    paid: preview.summary?.transaction_total ?? 0,
    due: preview.summary?.pending_difference ?? subtractMoney(now, was),
    currency: order.currency_code ?? "",
  }
}

/** What somebody else did while an order was worked on here: the order's total (major units) and lines from before to now. */
export interface Conflict {
  /** What was staged here is confirmed or given up by now. */
  readonly hasEnded: boolean
  readonly was: number
  readonly now: number
  readonly currency: string
  readonly lines: readonly { readonly id: string; readonly title: string; readonly was: number; readonly now: number }[]
}
interface Seen {
  readonly order: Order | null
  readonly preview: OrderPreview | null
}

const stagedIn = (preview: OrderPreview | null) =>
  JSON.stringify(actionsOf(preview).map(({ id, details }) => [id, details]))

/** Null where nobody else did anything. `isAtRest`: no step of one's own is under way, so that any other one is somebody else's. */
export function conflictOf(before: Seen, now: Seen, open: OpenChange | null, isAtRest = false): Conflict | null {
  if (!before.order || !before.preview || !now.order || !now.preview) return null
  const hasEnded = open !== null && openChange(now.preview)?.id !== open.id
  const isSame = before.order.version === now.order.version && !hasEnded
  if (isSame && !(isAtRest && stagedIn(before.preview) !== stagedIn(now.preview))) return null
  const [had, has] = [before.preview.items, now.preview.items]
  const quantityIn = (items: typeof had, id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  const all = new Map([...had, ...has].map((item) => [item.id, item.product_title ?? item.title ?? ""]))
  return {
    hasEnded,
    // What is only staged moves the total that is to come.
    was: (isSame ? before.preview : before.order).total ?? 0,
    now: (isSame ? now.preview : now.order).total ?? 0,
    currency: now.order.currency_code ?? "",
    lines: [...all]
      .map(([id, title]) => ({ id, title, was: quantityIn(had, id), now: quantityIn(has, id) }))
      .filter((line) => line.was !== line.now),
  }
}
