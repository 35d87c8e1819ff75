import { adjustStock, releaseReservation, reserve, updateReservation } from "#mocks/domain/inventory/inventory.ts"
import {
  cancelFulfillment,
  createFulfillment,
  deliverFulfillment,
  type ItemValues,
  type Label,
  shipFulfillment,
} from "#mocks/domain/shipping/fulfillments.ts"
import { locationOf } from "#mocks/domain/shipping/shipping.ts"
import type { Json, PatchOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { orderAddress } from "#mocks/kernel/models/order.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { checkNoActiveChange, checkNotCanceled, orderOf } from "./change/change.ts"
import { applyActions } from "./change/confirm.ts"
import { orderState, type StateItem } from "./order-state.ts"

interface Wanted {
  readonly id: string
  readonly quantity: number
}

/** Returns the order's items by id; throws if one of the ids isn't on the order. */
export function linesOfOrder(db: Database, order: Row<"order">, ids: readonly string[]): Map<string, StateItem> {
  const items = new Map(orderState(db, order).items.map((item) => [item.line.id, item]))
  const missing = ids.filter((id) => !items.has(id))
  if (missing.length > 0)
    throw invalidData(`Items with ids ${missing.join(", ")} does not exist in order with id ${order.id}.`)
  return items
}

const isStocked = (db: Database, line: Row<"orderLineItem">): boolean =>
  db.tables.productVariant.get(line.variant_id)?.manage_inventory === true

/**
 * Takes a line item out of stock, reduces its reservations and returns its fulfillment items. Uses the reservation's
 * location unless another one is requested.
 */
function takeStock(
  db: Database,
  line: Row<"orderLineItem">,
  quantity: number,
  requestedLocation: string | null | undefined,
): ItemValues[] {
  const { variant_title: variant, title, variant_sku, variant_barcode } = line
  const parts = db.tables.variantInventoryItem.by("variant_id", line.variant_id ?? "")
  const base = {
    title: variant ?? title,
    sku: variant_sku ?? "",
    barcode: variant_barcode ?? "",
    quantity,
    line_item_id: line.id,
  }
  if (!isStocked(db, line) || parts.length === 0) return [{ ...base, inventory_item_id: null }]
  const reservations = db.tables.reservation.by("line_item_id", line.id)
  if (reservations.length === 0)
    throw invalidData(`No stock reservation found for item ${line.id} - ${title} (${variant})`)
  return parts.map((part) => {
    const taken = quantity * part.required_quantity
    const reservation = reservations.find((row) => row.inventory_item_id === part.inventory_item_id)
    if (!reservation || reservation.quantity < taken)
      throw invalidData(`Quantity to fulfill exceeds the reserved quantity for the item: ${line.id}`)
    const location = requestedLocation ?? reservation.location_id
    const left = reservation.quantity - taken
    if (left === 0) releaseReservation(db, reservation.id)
    else updateReservation(db, reservation.id, { quantity: left, location_id: location })
    adjustStock(db, part.inventory_item_id, location, -taken)
    const item = db.tables.inventoryItem.get(part.inventory_item_id)
    return {
      ...base,
      title: item?.title || base.title,
      sku: item?.sku || base.sku,
      quantity: taken,
      inventory_item_id: part.inventory_item_id,
    }
  })
}

/** A fulfillment's shipping option: the requested one, else the order's first (even of a return), else the oldest. */
function optionOf(db: Database, order: Row<"order">, requestedLocation: string | undefined, needsShipping: boolean) {
  const first = orderState(db, order).methods[0]?.method.shipping_option_id
  const chosen = requestedLocation ?? first ?? db.tables.shippingOption.all()[0]?.id
  const option = db.tables.shippingOption.get(chosen, { withDeleted: true })
  if (!option && needsShipping && requestedLocation)
    throw invalidData(`Shipping option ${requestedLocation} does not exist`)
  return option
}

interface FulfillmentRequest {
  readonly items: readonly Wanted[]
  readonly location_id?: string | null | undefined
  readonly shipping_option_id?: string | undefined
  readonly no_notification?: boolean | undefined
  readonly delivery_address?: PatchOf<(typeof orderAddress)["columns"]> | undefined
  readonly metadata?: Json | null | undefined
}

/** Creates a fulfillment for items of an order. */
export function fulfillOrder(db: Database, id: string, request: FulfillmentRequest, by: string | null): Row<"order"> {
  const order = orderOf(db, id)
  checkNotCanceled(order)
  const items = linesOfOrder(
    db,
    order,
    request.items.map((item) => item.id),
  )
  const chosen = request.items.map((wanted) => ({ ...wanted, line: (items.get(wanted.id) as StateItem).line }))
  const kinds = new Set(chosen.map(({ line }) => line.requires_shipping))
  if (kinds.size > 1)
    throw invalidData(
      "Fulfillment can only be created entirely with items with shipping or items without shipping. Split this request into 2 fulfillments.",
    )
  const requires_shipping = kinds.has(true)
  const option = optionOf(db, order, request.shipping_option_id, requires_shipping)
  if (requires_shipping && option)
    for (const { line } of chosen) {
      const profile = db.tables.product.get(line.product_id)?.shipping_profile_id
      if (profile && profile !== option.shipping_profile_id)
        throw invalidData(
          `Shipping profile ${option.shipping_profile_id} does not match the shipping profile of the order item ${line.id}`,
        )
    }
  const location = request.location_id ?? (option && locationOf(db, option))
  if (!location)
    throw invalidData(
      `Cannot create fulfillment without stock location, either provide a location or you should link the shipping option ${option?.id} to a stock location.`,
    )
  found(db.tables.stockLocation.get(location), `StockLocation id not found: ${location}`)
  const parts = chosen.flatMap(({ line, quantity }) =>
    quantity > 0 ? takeStock(db, line, quantity, request.location_id) : [],
  )
  const address = request.delivery_address ?? db.tables.orderAddress.get(order.shipping_address_id)
  const fulfillment = createFulfillment(db, {
    order_id: id,
    location_id: location,
    provider_id: option?.provider_id ?? "manual_manual",
    shipping_option_id: option?.id ?? null,
    items: parts,
    address,
    requires_shipping,
    created_by: by,
    metadata: request.metadata ?? null,
  })
  const actions = request.items.map((item) => ({
    action: "FULFILL_ITEM",
    reference: "fulfillment",
    reference_id: fulfillment.id,
    details: { reference_id: item.id, quantity: item.quantity },
  }))
  const next = applyActions(db, order, { created_by: by }, actions, null)
  const no_notification = request.no_notification ?? order.no_notification
  emit(db, "order.fulfillment_created", { order_id: id, fulfillment_id: fulfillment.id, no_notification })
  return next
}

/**
 * The quantity of each line item in a fulfillment; a kit's inventory items count once. The server writes quantities
 * of stocked items as text here, but as numbers when the fulfillment is created.
 */
function lineQuantitiesOf(db: Database, fulfillment: Row<"fulfillment">): { id: string; quantity: number | string }[] {
  const quantities = new Map<string, number | string>()
  for (const item of db.tables.fulfillmentItem.by("fulfillment_id", fulfillment.id)) {
    const id = item.line_item_id
    if (!id || quantities.has(id)) continue
    const variant = db.tables.orderLineItem.get(id)?.variant_id ?? ""
    const part = db.tables.variantInventoryItem
      .by("variant_id", variant)
      .find((link) => link.inventory_item_id === item.inventory_item_id)
    const isStocked = item.inventory_item_id !== null && part !== undefined
    quantities.set(id, isStocked ? String(item.quantity / part.required_quantity) : item.quantity)
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

const ofOrder = (db: Database, id: string, fulfillmentId: string): Row<"fulfillment"> | undefined => {
  const fulfillment = db.tables.fulfillment.get(fulfillmentId)
  return fulfillment?.order_id === id ? fulfillment : undefined
}

function recordStep(
  db: Database,
  order: Row<"order">,
  action: string,
  fulfillment: Row<"fulfillment">,
  by: string | null,
) {
  const actions = lineQuantitiesOf(db, fulfillment).map(({ id, quantity }) => ({
    action,
    reference: "fulfillment",
    reference_id: fulfillment.id,
    details: { reference_id: id, quantity },
  }))
  return applyActions(db, order, { created_by: by }, actions, null)
}

interface ShipmentRequest {
  readonly items: readonly Wanted[]
  readonly labels?: readonly Label[] | undefined
  readonly no_notification?: boolean | undefined
}

/** Marks a fulfillment as shipped, always with all of its items. */
export function shipOrder(
  db: Database,
  id: string,
  fulfillmentId: string,
  request: ShipmentRequest,
  by: string | null,
): Row<"order"> {
  const order = orderOf(db, id)
  checkNotCanceled(order)
  linesOfOrder(
    db,
    order,
    request.items.map((item) => item.id),
  )
  const fulfillment = ofOrder(db, id, fulfillmentId)
  if (!fulfillment) throw invalidData(`Fulfillment with id ${fulfillmentId} not found in the order`)
  try {
    shipFulfillment(db, fulfillment, request.labels, by)
  } catch (error) {
    // The server runs both steps in parallel and has drawn the action numbers even if shipping fails.
    for (const _ of lineQuantitiesOf(db, fulfillment)) db.next("order_change_action")
    throw error
  }
  const next = recordStep(db, order, "SHIP_ITEM", fulfillment, by)
  emit(db, "shipment.created", { id: fulfillment.id, no_notification: request.no_notification })
  return next
}

export function deliverOrder(db: Database, id: string, fulfillmentId: string): Row<"order"> {
  const order = orderOf(db, id)
  checkNotCanceled(order)
  const fulfillment = found(ofOrder(db, id, fulfillmentId), `Fulfillment id not found: ${fulfillmentId}`)
  deliverFulfillment(db, fulfillment)
  const next = recordStep(db, order, "DELIVER_ITEM", fulfillment, null)
  emit(db, "delivery.created", { id: fulfillment.id })
  return next
}

/** Cancels an unshipped fulfillment: returns its items to stock and reserves them for the order again. */
export function cancelOrderFulfillment(db: Database, id: string, fulfillmentId: string): Row<"order"> {
  const order = orderOf(db, id)
  checkNotCanceled(order)
  const fulfillment = ofOrder(db, id, fulfillmentId)
  if (!fulfillment) throw invalidData(`Fulfillment with id ${fulfillmentId} not found in the order`)
  if (fulfillment.canceled_at) throw notAllowed("The fulfillment is already canceled")
  if (fulfillment.shipped_at)
    throw notAllowed("The fulfillment has already been shipped. Shipped fulfillments cannot be canceled")
  cancelFulfillment(db, fulfillment)
  for (const { line_item_id, inventory_item_id: item, quantity } of db.tables.fulfillmentItem.by(
    "fulfillment_id",
    fulfillment.id,
  )) {
    if (!item || !line_item_id) continue
    adjustStock(db, item, fulfillment.location_id, quantity)
    const reserved = db.tables.reservation
      .by("line_item_id", line_item_id)
      .find((row) => row.inventory_item_id === item && row.location_id === fulfillment.location_id)
    if (reserved) updateReservation(db, reserved.id, { quantity: reserved.quantity + quantity })
    else reserve(db, { inventory_item_id: item, location_id: fulfillment.location_id, quantity, line_item_id })
  }
  checkNoActiveChange(db, id)
  const next = recordStep(db, order, "CANCEL_ITEM_FULFILLMENT", fulfillment, null)
  emit(db, "order.fulfillment_canceled", { order_id: id, fulfillment_id: fulfillment.id })
  return next
}
