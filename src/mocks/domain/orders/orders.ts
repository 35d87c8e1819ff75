import { creditOrder, refundCanceledOrder } from "#mocks/domain/payments/payments.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { checkNotCanceled, orderOf } from "./change/change.ts"
import { releaseLine } from "./change/reservations.ts"
import { type AddressChange, recordUpdate, replaceAddress } from "./order-history.ts"
import { translateOrder } from "./order-locale.ts"
import { orderState } from "./order-state.ts"
import { pendingOf } from "./pending.ts"

type Order = Row<"order">
interface OrderChanges {
  readonly email?: string | undefined
  readonly shipping_address?: AddressChange | undefined
  readonly billing_address?: AddressChange | undefined
  readonly locale?: string | null | undefined
  readonly metadata?: Json | null | undefined
}

export const EMAIL = /^[^\s@".]+(\.[^\s@".]+)*@(\[\d{1,3}(\.\d{1,3}){3}\]|([a-z\d-]+\.)+[a-z]{2,})$/i

function checkAddress(present: Row<"orderAddress"> | undefined, change: AddressChange | undefined): void {
  const country = change?.country_code
  if (country !== undefined && present?.country_code && country !== present.country_code)
    throw invalidData("Country code cannot be changed")
}

export function updateOrder(db: Database, id: string, change: OrderChanges, actorId: string | null): void {
  const order = orderOf(db, id)
  checkNotCanceled(order)
  if (change.email !== undefined && !EMAIL.test(change.email)) throw invalidData("The email is not valid")
  const { orderAddress } = db.tables
  checkAddress(orderAddress.get(order.shipping_address_id), change.shipping_address)
  checkAddress(orderAddress.get(order.billing_address_id), change.billing_address)
  for (const type of ["shipping_address", "billing_address"] as const) {
    const given = change[type]
    if (given === undefined) continue
    const old = orderAddress.get(order[`${type}_id`])
    const address = replaceAddress(db, old, given)
    db.tables.order.update(id, { [`${type}_id`]: address.id })
    recordUpdate(db, order, actorId, { type, ...(old && { old }), new: address })
  }
  for (const type of ["email", "locale", "metadata"] as const) {
    const given = change[type]
    if (given === undefined) continue
    const next = db.tables.order.update(id, { [type]: given })
    const isSame = type === "locale" && given === order.locale
    if (type === "locale" && !isSame) translateOrder(db, next)
    // The server records cleared metadata, but not a cleared or unchanged locale.
    if (type === "metadata" || (given && !isSame))
      recordUpdate(db, order, actorId, { type, old: order[type], new: given })
  }
  emit(db, "order.updated", { id })
}

/** Returns an order; throws 404 with the message of routes that change a list of orders. */
function listed(db: Database, id: string): Order {
  const order = db.tables.order.get(id)
  if (!order) throw notFound(`Order with id "${id}" not found`)
  return order
}

export function completeOrder(db: Database, id: string): void {
  if (listed(db, id).status === "canceled") throw invalidData(`Orders ${id} are canceled and cannot be completed`)
  db.tables.order.update(id, { status: "completed" })
  emit(db, "order.completed", { id })
}

const ARCHIVABLE = new Set(["completed", "canceled", "draft"])
export function archiveOrder(db: Database, id: string): void {
  if (!ARCHIVABLE.has(listed(db, id).status))
    throw invalidData(`Orders ${id} are completed, canceled, or in draft and cannot be archived`)
  db.tables.order.update(id, { status: "archived" })
  emit(db, "order.archived", { id })
}

/** Cancels an order: refunds or cancels its payments and releases its stock. */
export function cancelOrder(db: Database, id: string, actorId: string | null): void {
  const order = orderOf(db, id)
  if (order.status === "completed")
    throw notAllowed("Cannot cancel a completed order. Please use the return process to handle refunds or exchanges.")
  checkNotCanceled(order)
  if (db.tables.fulfillment.by("order_id", id).some((fulfillment) => fulfillment.canceled_at === null))
    throw notAllowed("All fulfillments must be canceled before canceling an order")
  const lines = orderState(db, order).items.map(({ line }) => line.id)
  refundCanceledOrder(db, order, actorId)
  for (const line of lines) releaseLine(db, line)
  db.tables.order.update(id, { status: "canceled", canceled_at: db.clock.iso() })
  emit(db, "order.canceled", { id })
}

/** Adds a credit line; throws if it exceeds the pending difference or has the opposite sign. */
export function addCredit(
  db: Database,
  id: string,
  credit: { readonly amount: number; readonly reference: string; readonly reference_id: string },
): void {
  const order = orderOf(db, id)
  const pending = pendingOf(db, order)
  const { amount, reference, reference_id } = credit
  if (pending === 0)
    throw invalidData("Can only create credit lines if the order has a positive or negative pending difference")
  if (pending > 0 && amount < 0)
    throw invalidData("Can only create positive credit lines if the order has a positive pending difference")
  if (pending < 0 && amount > 0)
    throw invalidData("Can only create negative credit lines if the order has a negative pending difference")
  if (Math.abs(amount) > Math.abs(pending))
    throw invalidData(
      `Cannot create more ${pending > 0 ? "positive" : "negative"} credit lines with amount more than the pending difference`,
    )
  creditOrder(db, order, { amount, reference, reference_id })
}
