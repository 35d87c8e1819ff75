import { linesOfOrder } from "#mocks/domain/orders/order-fulfillment.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { type ActionValues, actionOf, addAction, details, orderOf } from "./change.ts"
import { actionsOf } from "./preview.ts"
import { liveReturn, requestOf, returnActions } from "./return.ts"
import { removeLastShippingMethod } from "./shipping-methods.ts"

export interface ReturnRequest {
  readonly id: string
  readonly quantity: number
  readonly reason_id?: string | null | undefined
  readonly internal_note?: string | null | undefined
  readonly metadata?: Json | null | undefined
}

/** Throws if a reason doesn't exist or has nested reasons. */
function checkReasons(db: Database, orderId: string, given: readonly (string | null | undefined)[]): void {
  const ids = [...new Set(given.filter((id) => id !== null && id !== undefined))]
  const missing = ids.filter((id) => !db.tables.returnReason.get(id))
  if (missing.length > 0) throw invalidData(`Return reason with id ${missing.join(", ")} does not exists.`)
  const nested = ids.filter((id) => db.tables.returnReason.first("parent_return_reason_id", id))
  if (nested.length > 0)
    throw invalidData(
      `Cannot apply return reason with id ${nested.join(", ")} to order with id ${orderId}. Return reason has nested reasons.`,
    )
}

/** Throws if an item isn't on the order or its reason is invalid; the preview checks quantities. */
export function checkReturnItems(db: Database, orderId: string, items: readonly ReturnRequest[]): void {
  linesOfOrder(
    db,
    orderOf(db, orderId),
    items.map((item) => item.id),
  )
  checkReasons(
    db,
    orderId,
    items.map((item) => item.reason_id),
  )
}

/** Builds the action that returns a quantity of a line item. */
export const returnStep = (row: Row<"orderReturn">, item: ReturnRequest): ActionValues => ({
  action: "RETURN_ITEM",
  reference: "return",
  reference_id: row.id,
  return_id: row.id,
  internal_note: item.internal_note,
  details: details({
    reference_id: item.id,
    quantity: item.quantity,
    reason_id: item.reason_id ?? undefined,
    metadata: item.metadata ?? undefined,
  }),
})

/** Adds items to a return. */
export function addReturnItems(db: Database, id: string, items: readonly ReturnRequest[]): void {
  const row = liveReturn(db, id)
  const change = requestOf(db, row)
  checkReturnItems(db, row.order_id, items)
  for (const item of items) addAction(db, change, returnStep(row, item))
}

interface ReturnItemChange extends Pick<ReturnRequest, "reason_id" | "internal_note"> {
  readonly quantity?: number | undefined
}

export function updateReturnItem(db: Database, id: string, actionId: string, request: ReturnItemChange): void {
  const row = liveReturn(db, id)
  const change = requestOf(db, row)
  const action = actionOf(db, change, actionId, "RETURN_ITEM")
  const { quantity, reason_id, internal_note } = request
  checkReasons(db, row.order_id, [reason_id])
  const given = details({ quantity, reason_id })
  db.tables.orderChangeAction.update(actionId, { details: { ...action.details, ...given }, internal_note })
}

export function removeReturnItem(db: Database, id: string, actionId: string): void {
  const row = liveReturn(db, id)
  const change = requestOf(db, row)
  db.tables.orderChangeAction.remove(actionOf(db, change, actionId, "RETURN_ITEM").id)
}

/** Removes an inbound item of a claim or exchange, and its return shipping with the last one. */
export function removeInboundItem(db: Database, id: string, actionId: string): void {
  removeReturnItem(db, id, actionId)
  const row = liveReturn(db, id)
  const change = requestOf(db, row)
  if (returnActions(row, actionsOf(db, change)).length > 0) return
  if (removeLastShippingMethod(db, change, row.id)) db.tables.orderReturn.update(row.id, { location_id: null })
}
