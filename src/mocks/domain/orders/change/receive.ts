import { adjustStock, levelAt } from "#mocks/domain/inventory/inventory.ts"
import { receivedStatus } from "#mocks/domain/orders/status.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import {
  actionOf,
  addAction,
  details,
  discardChange,
  type NewChange,
  orderOf,
  requireChange,
  startChange,
} from "./change.ts"
import { confirmChange } from "./confirm.ts"
import { settleDifference } from "./difference.ts"
import { quantityOf } from "./effects.ts"
import { actionsOf } from "./preview.ts"
import { liveReturn } from "./return.ts"

type Return = Row<"orderReturn">
type Action = Row<"orderChangeAction">

/** Action types for received items: resellable and damaged. */
export const RECEIVED = "RECEIVE_RETURN_ITEM"
export const DAMAGED = "RECEIVE_DAMAGED_RETURN_ITEM"

export function startReceive(
  db: Database,
  id: string,
  notes: Pick<NewChange, "description" | "internal_note">,
): Row<"order"> {
  const row = liveReturn(db, id)
  const order = orderOf(db, row.order_id)
  startChange(db, order, { ...notes, change_type: "return_receive", return_id: id })
  return order
}

const receiptOf = (db: Database, row: Return): Row<"orderChange"> =>
  requireChange(db, row.order_id, { change_type: "return_receive", return_id: row.id })

interface Arrival {
  readonly id: string
  readonly quantity: number
  readonly internal_note?: string | null | undefined
}

/** Records received items of a return, resellable or damaged. */
export function addReceivedItems(db: Database, id: string, action: string, items: readonly Arrival[]): void {
  const row = liveReturn(db, id)
  const change = receiptOf(db, row)
  const announced = new Set(db.tables.returnItem.by("return_id", id).map((item) => item.item_id))
  const missing = [...new Set(items.map((item) => item.id))].filter((item) => !announced.has(item))
  if (missing.length > 0)
    throw invalidData(`Items with ids ${missing.join(", ")} does not exist in Return with id ${id}.`)
  for (const { id: line, quantity, internal_note } of items)
    addAction(db, change, {
      action,
      reference: "return",
      reference_id: id,
      internal_note,
      details: { reference_id: line, quantity },
    })
}

export function updateArrival(
  db: Database,
  id: string,
  actionId: string,
  { quantity, internal_note }: { quantity?: number | undefined; internal_note?: string | null | undefined },
): void {
  const change = receiptOf(db, liveReturn(db, id))
  const action = actionOf(db, change, actionId, RECEIVED, DAMAGED)
  const given = details({ quantity })
  db.tables.orderChangeAction.update(actionId, { details: { ...action.details, ...given }, internal_note })
}

/** Removes a received item from a receipt. */
export function removeArrival(db: Database, id: string, actionId: string): void {
  const change = receiptOf(db, liveReturn(db, id))
  db.tables.orderChangeAction.remove(actionOf(db, change, actionId, RECEIVED, DAMAGED).id)
}

/** Throws: the route for damaged items can't remove them. */
export function refuseRemoval(db: Database, id: string, actionId: string): never {
  receiptOf(db, liveReturn(db, id))
  throw notAllowed(`Action ${actionId} cannot be removed as a dismissed item, only as a received one`)
}

/** Adds received items with managed stock to the return's location. */
function restock(db: Database, { location_id: location }: Return, arrivals: readonly Action[]): void {
  for (const arrival of arrivals) {
    const line = db.tables.orderLineItem.get(String(arrival.details.reference_id))
    const variant = db.tables.productVariant.get(line?.variant_id)
    if (!variant?.manage_inventory) continue
    for (const part of db.tables.variantInventoryItem.by("variant_id", variant.id)) {
      if (location === null || !levelAt(db, part.inventory_item_id, location))
        throw invalidData(`Cannot receive the Return at location ${location}`)
      adjustStock(db, part.inventory_item_id, location, quantityOf(arrival) * part.required_quantity)
    }
  }
}

/** Sets received quantities: as on the server, a later receipt overwrites them, in an item's last row only. */
function setReceivedQuantities(db: Database, id: string, arrivals: readonly Action[]): void {
  const rows = new Map(db.tables.returnItem.by("return_id", id).map((item) => [item.item_id, item]))
  for (const item of rows.values()) {
    const itemArrivals = arrivals.filter((arrival) => arrival.details.reference_id === item.item_id)
    if (itemArrivals.length === 0) continue
    const damaged = itemArrivals.filter((arrival) => arrival.action === DAMAGED)
    db.tables.returnItem.update(item.id, {
      received_quantity: sumOf(itemArrivals, quantityOf),
      damaged_quantity: sumOf(damaged, quantityOf),
    })
  }
}

/** As on the server, this also confirms a return that isn't requested yet; then no items are expected. */
const CONFIRMED = new Set(["return_receive", "return_request"])

export function confirmReceive(
  db: Database,
  id: string,
  no_notification: boolean | undefined,
  actorId: string | null,
): Row<"order"> {
  const row = liveReturn(db, id)
  const change = requireChange(db, row.order_id, { return_id: row.id }, CONFIRMED)
  const arrivals = actionsOf(db, change).filter(({ action }) => action === RECEIVED || action === DAMAGED)
  const order = confirmChange(db, change, actorId)
  restock(
    db,
    row,
    arrivals.filter((arrival) => arrival.action === RECEIVED),
  )
  setReceivedQuantities(db, id, arrivals)
  const status = receivedStatus(db.tables.returnItem.by("return_id", id))
  const received_at = status === "received" ? db.clock.iso() : undefined
  db.tables.orderReturn.update(id, { status, received_at })
  settleDifference(db, order)
  emit(db, "order.return_received", { order_id: order.id, return_id: id, no_notification })
  return order
}

export function discardReceive(db: Database, id: string): void {
  discardChange(db, receiptOf(db, liveReturn(db, id)))
}
