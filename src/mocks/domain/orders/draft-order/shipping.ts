import { addAction, details, orderOf } from "#mocks/domain/orders/change/change.ts"
import { addMethodTaxes } from "#mocks/domain/orders/change/lines.ts"
import {
  addShippingMethod,
  type NewShippingMethod,
  removeAddedShippingMethod,
  updateAddedShippingMethod,
} from "#mocks/domain/orders/change/shipping-methods.ts"
import { refreshSummary } from "#mocks/domain/orders/change/stored-summary.ts"
import type { Action } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { refreshDiscounts } from "./promotions.ts"

type Change = Row<"orderChange">

/** Adds a shipping method to a draft; only its option and price are kept. */
export function addDraftShippingMethod(db: Database, change: Change, request: NewShippingMethod): void {
  const { shipping_option_id, custom_amount } = request
  addShippingMethod(db, change, { shipping_option_id, custom_amount })
  refreshDiscounts(db, change)
}

function checkStep(db: Database, change: Change, actionId: string): void {
  const action = db.tables.orderChangeAction.get(actionId)
  if (action?.order_change_id !== change.id || action.action !== "SHIPPING_ADD")
    throw invalidData(`No shipping method found for order ${change.order_id} in order change ${change.id}`)
}

/** Updates a shipping method that this edit added; its option stays the same. */
export function updateAddedDraftShipping(
  db: Database,
  change: Change,
  actionId: string,
  { custom_amount, internal_note, metadata }: Omit<NewShippingMethod, "shipping_option_id">,
): void {
  checkStep(db, change, actionId)
  updateAddedShippingMethod(db, change, actionId, { custom_amount, internal_note, metadata })
  refreshDiscounts(db, change)
}

export function removeAddedDraftShipping(db: Database, change: Change, actionId: string): void {
  checkStep(db, change, actionId)
  removeAddedShippingMethod(db, change, actionId)
  refreshDiscounts(db, change)
}

const REFERENCE = "order_shipping_method"

/**
 * Updates a shipping method of the draft; without an option in the request, its option is cleared. The server applies
 * this immediately (discarding the edit reverts it) and adds tax lines again each time without removing old ones.
 */
export function updateDraftShipping(
  db: Database,
  change: Change,
  methodId: string,
  request: Omit<NewShippingMethod, "shipping_option_id"> & { readonly shipping_option_id?: string | undefined },
): void {
  const { orderShippingMethod } = db.tables
  const old = orderShippingMethod.get(methodId)
  if (!old) throw invalidData(`A shipping method with id ${methodId} was not found`)
  const { shipping_option_id: option, custom_amount: amount, internal_note } = request
  if (typeof amount !== "number") throw invalidData("Invalid request: Field 'custom_amount' is required")
  const next = orderShippingMethod.update(methodId, { amount, shipping_option_id: option ?? null })
  addAction(db, change, {
    action: "SHIPPING_UPDATE",
    reference: REFERENCE,
    reference_id: methodId,
    internal_note,
    details: details({
      old_amount: old.amount,
      new_amount: amount,
      old_shipping_option_id: old.shipping_option_id,
      new_shipping_option_id: option,
    }),
  })
  const order = orderOf(db, change.order_id)
  addMethodTaxes(db, order, next)
  refreshSummary(db, order)
  refreshDiscounts(db, change)
}

export function removeDraftShipping(db: Database, change: Change, methodId: string): void {
  addAction(db, change, { action: "SHIPPING_REMOVE", reference: REFERENCE, reference_id: methodId })
  refreshDiscounts(db, change)
}

/** Reverts a discarded edit: restores shipping methods to their values before its last update. */
export function restoreShippingMethods(db: Database, actions: readonly Action[]): void {
  for (const { action, reference_id, details: was } of actions)
    if (action === "SHIPPING_UPDATE" && reference_id && db.tables.orderShippingMethod.get(reference_id))
      db.tables.orderShippingMethod.update(reference_id, {
        amount: Number(was.old_amount),
        shipping_option_id: was.old_shipping_option_id as string | null,
      })
}
