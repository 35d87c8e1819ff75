import {
  details,
  discardChange,
  orderOf,
  requestChange,
  requireChange,
  startChange,
} from "#mocks/domain/orders/change/change.ts"
import { confirmChange } from "#mocks/domain/orders/change/confirm.ts"
import { settleDifference } from "#mocks/domain/orders/change/difference.ts"
import { type AddedLine, addLines, type LineChange, updateLine } from "#mocks/domain/orders/change/edit.ts"
import { actionsOf } from "#mocks/domain/orders/change/preview.ts"
import { EMAIL } from "#mocks/domain/orders/orders.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { refreshDiscounts, restorePromotions } from "./promotions.ts"
import { restoreShippingMethods } from "./shipping.ts"
import { draftOrderOf } from "./update.ts"

type Change = Row<"orderChange">

export function startDraftEdit(db: Database, id: string): Change {
  return startChange(db, draftOrderOf(db, id), { change_type: "edit" })
}

/** Returns a draft's active edit; throws if it has none or isn't a draft. */
export function draftEditOf(db: Database, id: string): Change {
  if (!orderOf(db, id).is_draft_order) throw invalidData("Order is not a draft")
  return requireChange(db, id)
}

/** Adds line items to a draft. Its email is only validated here, not on update. */
export function addDraftLines(db: Database, change: Change, lines: readonly AddedLine[]): void {
  const { email } = orderOf(db, change.order_id)
  if (email && !EMAIL.test(email)) throw invalidData("The email is not valid")
  addLines(db, change, lines)
  refreshDiscounts(db, change)
}

/** Updates a line item that this edit added; the price on the line item row stays the same. */
export function updateAddedDraftLine(db: Database, change: Change, actionId: string, request: LineChange): void {
  const action = db.tables.orderChangeAction.get(actionId)
  if (action?.order_change_id !== change.id)
    throw invalidData(`No request to add item for order ${change.order_id} in order change ${change.id}`)
  if (action.action !== "ITEM_ADD") throw invalidData(`Action ${actionId} is not adding an item`)
  const { quantity, unit_price, compare_at_unit_price, internal_note } = request
  const given = details({
    quantity,
    unit_price: unit_price ?? undefined,
    compare_at_unit_price: compare_at_unit_price ?? undefined,
  })
  db.tables.orderChangeAction.update(actionId, { details: { ...action.details, ...given }, internal_note })
  refreshDiscounts(db, change)
}

const LINE_STEPS = new Set(["ITEM_ADD", "ITEM_UPDATE"])

/** Removes an action that added or updated a line item. */
export function removeDraftLineStep(db: Database, change: Change, actionId: string): void {
  const action = db.tables.orderChangeAction.get(actionId)
  if (action?.order_change_id !== change.id || !LINE_STEPS.has(action.action))
    throw invalidData(`No item found for order ${change.order_id} in order change ${change.id}`)
  db.tables.orderChangeAction.remove(actionId)
  refreshDiscounts(db, change)
}

export function updateDraftLine(
  db: Database,
  change: Change,
  lineId: string,
  request: LineChange & { readonly quantity: number },
): void {
  updateLine(db, change, lineId, request)
  refreshDiscounts(db, change)
}

/** Requests the edit and bills the draft's total before it. */
export function requestDraftEdit(db: Database, change: Change, actorId: string | null): void {
  settleDifference(db, orderOf(db, change.order_id))
  requestChange(db, change, actorId)
  emit(db, "order-edit.requested", { order_id: change.order_id })
}

/** Confirms the edit as the draft's next version. Drafts don't reserve stock. */
export function confirmDraftEdit(db: Database, change: Change, actorId: string | null): void {
  const actions = actionsOf(db, change)
  const order = confirmChange(db, change, actorId)
  settleDifference(db, order)
  emit(db, "order-edit.confirmed", { order_id: order.id, actions })
}

export function discardDraftEdit(db: Database, change: Change): void {
  const actions = actionsOf(db, change)
  restoreShippingMethods(db, actions)
  restorePromotions(db, change.order_id, actions)
  discardChange(db, change)
  emit(db, "order-edit.canceled", { order_id: change.order_id })
}
