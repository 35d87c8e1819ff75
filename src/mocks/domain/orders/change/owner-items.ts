import { levelAt } from "#mocks/domain/inventory/inventory.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refreshCarriedPromotions } from "./carried-promotions.ts"
import { addAction, orderOf } from "./change.ts"
import { type AddedLine, addLines, type LineChange, updateAddedLine } from "./edit.ts"
import { changeOf, type Owner, ownSteps, updateOwner } from "./owner.ts"
import { actionsOf } from "./preview.ts"
import { insertReturn, liveReturn } from "./return.ts"
import { checkReturnItems, type ReturnRequest, returnStep } from "./return-items.ts"
import {
  addShippingMethod,
  type NewShippingMethod,
  removeAddedShippingMethod,
  removeLastShippingMethod,
  updateAddedShippingMethod,
} from "./shipping-methods.ts"

type Return = Row<"orderReturn">

interface Inbound {
  readonly items: readonly ReturnRequest[]
  readonly location_id?: string | undefined
}

/** The return location: the first one that stocks the first inbound item; null if the item is unmanaged. */
function returnLocationOf(db: Database, line: string | undefined): string | null {
  const variant = db.tables.productVariant.get(db.tables.orderLineItem.get(line)?.variant_id)
  if (!variant?.manage_inventory) return null
  const part = db.tables.variantInventoryItem.first("variant_id", variant.id)
  return db.tables.inventoryLevel.first("inventory_item_id", part?.inventory_item_id ?? "")?.location_id ?? null
}

/** The return of a claim or exchange, created with the first inbound items. */
function returnFor(db: Database, owner: Owner, change: Row<"orderChange">, request: Inbound): Return {
  if (owner.row.return_id !== null) return liveReturn(db, owner.row.return_id)
  const { id, order_id } = owner.row
  const row = insertReturn(db, orderOf(db, order_id), {
    [`${owner.kind}_id`]: id,
    location_id: request.location_id ?? returnLocationOf(db, request.items[0]?.id),
  })
  updateOwner(db, owner, { return_id: row.id })
  db.tables.orderChange.update(change.id, { return_id: row.id })
  return row
}

/** Throws if a managed item isn't stocked at the return location. */
function checkLocation(db: Database, location: string | null, lines: readonly string[]): void {
  if (location === null) return
  const unlinked = lines.filter((id) => {
    const variant = db.tables.productVariant.get(db.tables.orderLineItem.get(id)?.variant_id)
    if (!variant?.manage_inventory) return false
    const parts = db.tables.variantInventoryItem.by("variant_id", variant.id)
    return parts.some((part) => !levelAt(db, part.inventory_item_id, location))
  })
  if (unlinked.length > 0)
    throw invalidData(
      `Cannot request item return at location ${location} for managed inventory items: ${unlinked.join(", ")}`,
    )
}

/** Adds inbound items to a claim or exchange and returns the id of its return. */
export function addInbound(db: Database, owner: Owner, request: Inbound): string {
  const change = changeOf(db, owner)
  const row = returnFor(db, owner, change, request)
  checkReturnItems(db, row.order_id, request.items)
  checkLocation(
    db,
    row.location_id,
    request.items.map((item) => item.id),
  )
  for (const item of request.items) addAction(db, change, returnStep(row, item))
  refreshCarriedPromotions(db, change)
  return row.id
}

/** Returns the return id of a claim or exchange; throws 404 if it has no return. */
export function inboundOf({ row }: Owner): string {
  if (row.return_id === null) throw notFound("Return: Primary key(s) [id] not found in filters")
  return row.return_id
}

export const addInboundShipping = (db: Database, owner: Owner, request: NewShippingMethod) =>
  addShippingMethod(db, changeOf(db, owner), request, { return_id: owner.row.return_id })
export const addOutboundShippingMethod = (db: Database, owner: Owner, request: NewShippingMethod) =>
  addShippingMethod(db, changeOf(db, owner), request, { return_id: null })

/** Throws if the return of a claim or exchange, or its order, is canceled. */
export function checkInbound(db: Database, { row }: Owner): void {
  if (row.return_id !== null) liveReturn(db, row.return_id)
}

/** Updates an inbound or outbound shipping method. */
export const updateOwnerShipping = (
  db: Database,
  owner: Owner,
  actionId: string,
  request: Pick<NewShippingMethod, "custom_amount" | "internal_note" | "metadata">,
): void => updateAddedShippingMethod(db, changeOf(db, owner), actionId, request)

export const removeOwnerShipping = (db: Database, owner: Owner, actionId: string): void =>
  removeAddedShippingMethod(db, changeOf(db, owner), actionId)

/** Adds outbound items to a claim or exchange. */
export function addOutbound(db: Database, owner: Owner, items: readonly AddedLine[]): void {
  const change = changeOf(db, owner)
  addLines(db, change, items, ownSteps(owner))
  refreshCarriedPromotions(db, change)
}

/** An action that adds an outbound item; throws with the message of claims and exchanges if there is none. */
function outboundStep(db: Database, owner: Owner, change: Row<"orderChange">, actionId: string) {
  const action = db.tables.orderChangeAction.get(actionId)
  if (action?.order_change_id !== change.id || action.action !== "ITEM_ADD")
    throw invalidData(`No request to add item for ${owner.kind} ${owner.row.id} in order change ${change.id}`)
  return action
}

export function updateOutbound(
  db: Database,
  owner: Owner,
  actionId: string,
  request: Pick<LineChange, "quantity" | "internal_note">,
): void {
  const change = changeOf(db, owner)
  updateAddedLine(db, change, outboundStep(db, owner, change, actionId).id, request)
  refreshCarriedPromotions(db, change)
}

/** Removes an outbound item, and the outbound shipping method with the last one. */
export function removeOutbound(db: Database, owner: Owner, actionId: string): void {
  const change = changeOf(db, owner)
  db.tables.orderChangeAction.remove(outboundStep(db, owner, change, actionId).id)
  const hasAdded = actionsOf(db, change).some((step) => step.action === "ITEM_ADD")
  if (!hasAdded) removeLastShippingMethod(db, change, null)
}
