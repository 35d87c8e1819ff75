import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { checkNotCanceled, discardChange, type NewChange, orderOf, requireChange, startChange } from "./change.ts"
import { applyActions, confirmChange } from "./confirm.ts"
import { settleDifference } from "./difference.ts"
import { actionsOf } from "./preview.ts"
import { createReturnFulfillment } from "./return-fulfillment.ts"

type Return = Row<"orderReturn">
type Action = Row<"orderChangeAction">

/** Returns a return; throws 404 if it doesn't exist. */
export const returnOf = (db: Database, id: string): Return =>
  found(db.tables.orderReturn.get(id), `Return id not found: ${id}`)

/** Returns a return; throws if it or its order is canceled. */
export function liveReturn(db: Database, id: string): Return {
  const row = returnOf(db, id)
  if (row.canceled_at) throw invalidData(`Return with id ${id} has been canceled.`)
  checkNotCanceled(orderOf(db, row.order_id))
  return row
}

/** Change types that can add items to a return: its own, and those of claims and exchanges. */
const REQUESTS: ReadonlySet<string | null> = new Set(["return_request", "claim", "exchange"])
export const requestOf = (db: Database, row: Return): Row<"orderChange"> =>
  requireChange(db, row.order_id, { return_id: row.id }, REQUESTS)

interface NewReturn extends Pick<NewChange, "description" | "internal_note"> {
  readonly order_id: string
  readonly location_id?: string | null | undefined
  readonly metadata?: Json | null | undefined
}

export function insertReturn(
  db: Database,
  order: Row<"order">,
  values: Pick<Partial<Return>, "location_id" | "metadata" | "created_by" | "claim_id" | "exchange_id">,
): Return {
  const numbers = { order_version: order.version, display_id: db.next("return") }
  return db.tables.orderReturn.insert({ ...values, ...numbers, order_id: order.id })
}

export function startReturn(db: Database, request: NewReturn, actorId: string | null): Return {
  const { order_id, location_id = null, description, internal_note, metadata = null } = request
  const order = orderOf(db, order_id)
  checkNotCanceled(order)
  const row = insertReturn(db, order, { location_id, metadata, created_by: actorId })
  const notes = { description, internal_note, created_by: actorId }
  startChange(db, order, { ...notes, change_type: "return_request", return_id: row.id })
  return row
}

export function updateReturn(
  db: Database,
  id: string,
  change: Partial<Record<"location_id", string | undefined>> & {
    readonly no_notification?: boolean | undefined
    readonly metadata?: Json | null | undefined
  },
): void {
  const row = liveReturn(db, id)
  // Also while the return is received, as on the server.
  requireChange(db, row.order_id, { return_id: row.id })
  db.tables.orderReturn.update(id, change)
}

/** Filters the actions of a change that add items to this return. */
export const returnActions = (row: Return, actions: readonly Action[]): Action[] =>
  actions.filter((action) => action.action === "RETURN_ITEM" && action.return_id === row.id)

/** Requests a return: creates its items from the actions, and a fulfillment if there is return shipping. */
export function openReturn(db: Database, row: Return, actions: readonly Action[]): void {
  const steps = returnActions(row, actions)
  for (const { details, internal_note } of steps)
    db.tables.returnItem.insert({
      return_id: row.id,
      item_id: String(details.reference_id),
      quantity: Number(details.quantity),
      reason_id: (details.reason_id as string | null | undefined) ?? null,
      note: internal_note,
      metadata: (details.metadata as Json | undefined) ?? {},
    })
  const shipping = actions.find((action) => action.action === "SHIPPING_ADD" && action.return_id === row.id)
  const method = db.tables.orderShippingMethod.get(shipping?.reference_id)
  if (method) createReturnFulfillment(db, row, method)
  db.tables.orderReturn.update(row.id, { status: "requested", requested_at: db.clock.iso() })
}

/** Confirms and requests a return; throws if it has no items. */
export function confirmReturn(
  db: Database,
  id: string,
  no_notification: boolean | undefined,
  actorId: string | null,
): void {
  const row = liveReturn(db, id)
  const change = requestOf(db, row)
  const actions = actionsOf(db, change)
  if (returnActions(row, actions).length === 0) throw invalidData("Order return request should have at least 1 item")
  const order = confirmChange(db, change, actorId)
  openReturn(db, row, actions)
  settleDifference(db, order)
  emit(db, "order.return_requested", { order_id: order.id, return_id: id, no_notification })
}

/** Deletes an unconfirmed return with its order change. */
export function discardReturn(db: Database, id: string): void {
  const row = liveReturn(db, id)
  discardChange(db, requestOf(db, row))
  db.tables.orderReturn.remove(id)
}

/** Whether a return has a fulfillment that isn't canceled. */
export const hasFulfillment = (db: Database, returnId: string): boolean =>
  db.tables.fulfillment.by("return_id", returnId).some((fulfillment) => fulfillment.canceled_at === null)

/** Cancels a return: removes its requested quantities and return shipping from the order. */
export function cancelReturn(db: Database, id: string): Row<"order"> {
  const row = liveReturn(db, id)
  if (hasFulfillment(db, id)) throw notAllowed("All fulfillments must be canceled before canceling a return")
  const items = db.tables.returnItem.by("return_id", id)
  if (items.some((item) => item.received_quantity > 0))
    throw notAllowed("Can't cancel a return which has returned items")
  const order = orderOf(db, row.order_id)
  const steps = items.map((item) => ({
    action: "CANCEL_RETURN_ITEM",
    reference: "return",
    reference_id: id,
    details: { reference_id: item.item_id, quantity: item.quantity },
  }))
  const methods = orderState(db, order).methods.filter(({ detail }) => detail.return_id === id)
  const removals = methods.map(({ method }) => ({
    action: "SHIPPING_REMOVE",
    reference: "return",
    reference_id: method.id,
    amount: method.amount,
  }))
  const next = applyActions(db, order, { return_id: id }, [...steps, ...removals], null)
  db.tables.orderReturn.update(id, { status: "canceled", canceled_at: db.clock.iso() })
  return next
}
