import { restoreReservations } from "#mocks/domain/inventory/inventory.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, leaving } from "#mocks/kernel/refusal.ts"
import {
  type ActionValues,
  actionOf,
  addAction,
  checkNotCanceled,
  details,
  discardChange,
  type NewChange,
  orderOf,
  requireChange,
  startChange,
} from "./change.ts"
import { confirmChange } from "./confirm.ts"
import { settleDifference } from "./difference.ts"
import { discardConfirmation } from "./discard-confirmation.ts"
import { createLines, type NewLine } from "./lines.ts"
import { actionsOf } from "./preview.ts"
import { replaceReservations } from "./reservations.ts"
import { keepShippingMethods } from "./shipping-methods.ts"

export function startEdit(db: Database, orderId: string, notes: NewChange): Row<"orderChange"> {
  const order = orderOf(db, orderId)
  checkNotCanceled(order)
  return startChange(db, order, { ...notes, change_type: "edit" })
}

/** Returns the active edit; throws if the order is canceled or has none. */
export function editOf(db: Database, orderId: string): Row<"orderChange"> {
  checkNotCanceled(orderOf(db, orderId))
  return requireChange(db, orderId, { change_type: "edit" })
}

export interface AddedLine extends NewLine {
  readonly internal_note?: string | null | undefined
}

/** Adds line items to a change; never merges them with line items that the order already has. */
export function addLines(
  db: Database,
  change: Row<"orderChange">,
  requests: readonly AddedLine[],
  reference: Partial<Omit<ActionValues, "action" | "details" | "amount" | "internal_note">> = {},
): void {
  const lines = createLines(db, orderOf(db, change.order_id), requests)
  for (const [i, line] of lines.entries()) {
    const request = requests[i] as AddedLine
    addAction(db, change, {
      action: "ITEM_ADD",
      ...reference,
      internal_note: request.internal_note,
      details: details({
        reference_id: line.id,
        quantity: request.quantity,
        unit_price: line.unit_price,
        compare_at_unit_price: reference.reference === undefined ? line.compare_at_unit_price : undefined,
        metadata: request.metadata ?? undefined,
      }),
    })
  }
}

export interface LineChange {
  readonly quantity?: number | undefined
  readonly unit_price?: number | null | undefined
  readonly compare_at_unit_price?: number | null | undefined
  readonly internal_note?: string | null | undefined
  readonly metadata?: Json | null | undefined
}

/** Updates a line item that this change added. */
export function updateAddedLine(db: Database, change: Row<"orderChange">, actionId: string, request: LineChange): void {
  const action = actionOf(db, change, actionId, "ITEM_ADD")
  const { quantity, unit_price, compare_at_unit_price, internal_note } = request
  const given = details({
    quantity,
    unit_price: unit_price ?? undefined,
    compare_at_unit_price: compare_at_unit_price ?? undefined,
  })
  db.tables.orderChangeAction.update(actionId, { details: { ...action.details, ...given }, internal_note })
  const line = String(action.details.reference_id)
  if (typeof unit_price === "number") db.tables.orderLineItem.update(line, { unit_price, is_custom_price: true })
}

/** Adds an update of a line item to a change; the last of several updates applies. */
export function updateLine(
  db: Database,
  change: Row<"orderChange">,
  lineId: string,
  request: LineChange & { readonly quantity: number },
): void {
  const order = orderOf(db, change.order_id)
  const item = orderState(db, order).items.find(({ line }) => line.id === lineId)
  if (!item) throw invalidData(`Items with ids ${lineId} does not exist in order with id ${order.id}.`)
  const { quantity, unit_price, compare_at_unit_price, internal_note, metadata } = request
  addAction(db, change, {
    action: "ITEM_UPDATE",
    internal_note,
    details: details({
      reference_id: lineId,
      quantity,
      quantity_diff: quantity - item.detail.quantity,
      unit_price: unit_price ?? undefined,
      compare_at_unit_price: compare_at_unit_price ?? undefined,
      metadata: metadata ?? undefined,
    }),
  })
}

/** Removes an action that added or updated a line item. */
export function removeLineStep(db: Database, change: Row<"orderChange">, actionId: string): void {
  const kind = db.tables.orderChangeAction.get(actionId)?.action === "ITEM_UPDATE" ? "ITEM_UPDATE" : "ITEM_ADD"
  db.tables.orderChangeAction.remove(actionOf(db, change, actionId, kind).id)
}

const LINE_STEPS = new Set(["ITEM_ADD", "ITEM_UPDATE"])
/** Confirms an edit as the order's next version, updates reservations and bills the difference. */
export function confirmEdit(db: Database, orderId: string, actorId: string | null): void {
  const change = editOf(db, orderId)
  const steps = actionsOf(db, change).filter((action) => LINE_STEPS.has(action.action))
  const before = orderState(db, orderOf(db, orderId)).items.map(({ line }) => line.id)
  const order = confirmChange(db, change, actorId)
  const ids = new Set(steps.map((action) => String(action.details.reference_id)))
  leaving(
    () => {
      // Also brings back the reservations that earlier fulfillments used up.
      for (const id of before) if (ids.has(id)) restoreReservations(db, id)
      discardConfirmation(db, change, actorId)
    },
    () => {
      replaceReservations(db, order, ids)
      settleDifference(db, order)
    },
  )
  emit(db, "order-edit.confirmed", { order_id: orderId, actions: steps })
}

export function discardEdit(db: Database, orderId: string): void {
  const change = editOf(db, orderId)
  keepShippingMethods(db, change)
  discardChange(db, change)
}
