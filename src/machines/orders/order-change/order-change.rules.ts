import { isZeroMoney, multiplyMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { type Balance, balanceOf, unitTotalOf } from "#lib/order-totals.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type {
  OrderChangeAction,
  OrderChangeActionKind,
  OrderLinePreview,
  OrderPreview,
} from "#schema/admin/entities/order-change.ts"

/** The fields of an order's open change that the flows need. */
export interface OpenChange {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly returnId: string
  readonly claimId: string
  readonly exchangeId: string
}

/** The order's open change; at most one is pending or requested at a time. */
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

/** Derived actions, such as recalculated discounts. */
const DERIVED_ACTIONS = ["ITEM_ADJUSTMENTS_REPLACE", "SHIPPING_ADJUSTMENTS_REPLACE"]

/**
 * Staged actions: from the order change if it lists them, otherwise from the preview's items and shipping methods.
 */
export function actionsOf(preview: OrderPreview | null): OrderChangeAction[] {
  if (!preview || openChange(preview) === null) return []
  const parts: readonly { readonly actions?: OrderChangeAction[] | undefined }[] = [
    ...preview.items,
    ...preview.shipping_methods,
  ]
  const actions: readonly OrderChangeAction[] | undefined = preview.order_change?.actions
  return (actions ?? parts.flatMap((part) => part.actions ?? [])).filter(
    ({ action }) => !DERIVED_ACTIONS.includes(action),
  )
}

export const hasAction = (preview: OrderPreview | null, ...kinds: OrderChangeActionKind[]): boolean =>
  actionsOf(preview).some(({ action }) => kinds.includes(action))

/**
 * How many of quantity, price and note the updates of one item change: the last quantity applies, but a price or a note
 * stays.
 */
const changesOfItem = (updates: readonly OrderChangeAction[]): number =>
  [
    Number(updates.at(-1)?.details?.quantity_diff ?? 0) !== 0,
    updates.some(({ details }) => (details?.unit_price ?? null) !== null),
    updates.some(({ internal_note }) => internal_note),
  ].filter(Boolean).length

/** The staged updates of an item; empty if they leave it as it was, such as 1 → 9 → 1. */
export function updatesOf(item: OrderLinePreview): readonly OrderChangeAction[] {
  const updates = (item.actions ?? []).filter(({ action }) => action === "ITEM_UPDATE")
  return changesOfItem(updates) === 0 ? [] : updates
}

/** What an action is about, if later actions can undo it: an item or a promotion code. */
function subjectOf({ action, details }: OrderChangeAction): string | undefined {
  if (action === "ITEM_UPDATE") return `item ${details?.reference_id}`
  if (action === "PROMOTION_ADD") return `code ${details?.added_code}`
  return action === "PROMOTION_REMOVE" ? `code ${details?.removed_code}` : undefined
}

/** How many changes are staged, counted by their result: a code added and removed again is none. */
export function countChanges(preview: OrderPreview | null): number {
  const actions = actionsOf(preview)
  const bySubject = new Map<string, OrderChangeAction[]>()
  for (const action of actions) {
    const subject = subjectOf(action)
    if (subject) bySubject.set(subject, [...(bySubject.get(subject) ?? []), action])
  }
  const changed = [...bySubject].map(([subject, all]) =>
    subject.startsWith("item ") ? changesOfItem(all) : all.length % 2,
  )
  return changed.reduce((sum, each) => sum + each, actions.filter((action) => !subjectOf(action)).length)
}

/** Why a flow's button is disabled: shown by the button and enforced by the machine's guards. */
export type Reason =
  | "noChanges"
  | "alreadyRequested"
  | "noItemsBack"
  | "noItemsOut"
  | "noShippingOut"
  | "noItemsClaimed"
  | "noItemsReceived"
  | "noLocation"

export const whyNotChanged = (preview: OrderPreview | null): Reason | undefined =>
  countChanges(preview) === 0 ? "noChanges" : undefined

/** Why the customer's approval of an edit can't be requested. */
export const whyNotRequested = (preview: OrderPreview | null): Reason | undefined =>
  openChange(preview)?.status === "requested" ? "alreadyRequested" : whyNotChanged(preview)

export const whyNotReturned = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "RETURN_ITEM") ? undefined : "noItemsBack"

export const whyNotReceived = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "RECEIVE_RETURN_ITEM", "RECEIVE_DAMAGED_RETURN_ITEM") ? undefined : "noItemsReceived"

export const whyNotExchanged = (preview: OrderPreview | null): Reason | undefined =>
  whyNotReturned(preview) ?? (hasAction(preview, "ITEM_ADD") ? undefined : "noItemsOut")

export const whyNotClaimed = (preview: OrderPreview | null): Reason | undefined =>
  hasAction(preview, "WRITE_OFF_ITEM") ? undefined : "noItemsClaimed"

/** The balance after a change, in major units, and the total before it. */
export interface ChangeMoney extends Balance {
  readonly was: number
  readonly currency: string
}
/**
 * Amounts of a change. A preview's `pending_difference` leaves out requested returns, which the confirmed order
 * subtracts, so the balance is calculated here. The currency comes from the order because a preview has none.
 */
export const moneyOf = (preview: OrderPreview, order: Order): ChangeMoney => {
  const currency = order.currency_code ?? ""
  const was = order.total ?? 0
  const total = preview.total ?? was
  const { paid_total = 0, refunded_total = 0 } = preview.summary ?? {}
  const pending_difference = subtractMoney(total, preview.return_requested_total, paid_total, -refunded_total)
  return { was, currency, ...balanceOf(total, { paid_total, refunded_total, pending_difference }, currency) }
}

/** The value of the claimed items with tax and after discounts, in major units. */
export const claimedAmount = (preview: OrderPreview): number =>
  sumMoney(
    preview.items.map((item) => {
      const claims = (item.actions ?? []).filter(({ action }) => action === "WRITE_OFF_ITEM")
      const claimed = claims.reduce((sum, { details }) => sum + Number(details?.quantity ?? 0), 0)
      return multiplyMoney(unitTotalOf(item), claimed)
    }),
  )

const OPEN_COLLECTION = ["not_paid", "awaiting"]
const AUTHORIZED_COLLECTION = ["authorized", "partially_authorized"]

interface BilledCollection {
  readonly status: string
  readonly amount: number
  readonly captured_amount?: number | null | undefined
}

/** What confirming does to the payments of an order with a balance due. */
type PaymentEffect =
  | { readonly type: "created" | "updated" }
  /** Authorized payments are canceled; `released` is what they haven't captured, in major units. */
  | { readonly type: "replaced"; readonly released: number }

/**
 * How the server bills a balance due: in the open payment collection, otherwise in a new one. A new one replaces
 * payments that are only authorized, also where the total falls.
 */
export function paymentEffect(
  collections: readonly BilledCollection[] | null | undefined,
  { currency }: Pick<ChangeMoney, "currency">,
): PaymentEffect {
  if (collections?.some(({ status }) => OPEN_COLLECTION.includes(status))) return { type: "updated" }
  const authorized = (collections ?? []).filter(({ status }) => AUTHORIZED_COLLECTION.includes(status))
  const released = sumMoney(authorized.map((each) => subtractMoney(each.amount, each.captured_amount ?? 0)))
  return isZeroMoney(released, currency) ? { type: "created" } : { type: "replaced", released }
}

/** Changes that someone else made in the meantime: the order's total (major units) and items, before and after. */
export interface Conflict {
  /** The change staged here has been confirmed or discarded. */
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

const stagedJson = (preview: OrderPreview | null) =>
  JSON.stringify(actionsOf(preview).map(({ id, details, internal_note }) => [id, details, internal_note ?? ""]))

/**
 * Null if no one else changed the order. `isIdle`: we aren't saving a step, so any new action is someone else's.
 */
export function conflictOf(before: Seen, now: Seen, open: OpenChange | null, isIdle = false): Conflict | null {
  if (!before.order || !before.preview || !now.order || !now.preview) return null
  const hasEnded = open !== null && openChange(now.preview)?.id !== open.id
  const isSame = before.order.version === now.order.version && !hasEnded
  if (isSame && !(isIdle && stagedJson(before.preview) !== stagedJson(now.preview))) return null
  const [had, has] = [before.preview.items, now.preview.items]
  const quantityOf = (items: typeof had, id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  const all = new Map([...had, ...has].map((item) => [item.id, item.product_title ?? item.title ?? ""]))
  return {
    hasEnded,
    // Staged actions affect only the preview's total.
    was: (isSame ? before.preview : before.order).total ?? 0,
    now: (isSame ? now.preview : now.order).total ?? 0,
    currency: now.order.currency_code ?? "",
    lines: [...all]
      .map(([id, title]) => ({ id, title, was: quantityOf(had, id), now: quantityOf(has, id) }))
      .filter((line) => line.was !== line.now),
  }
}
