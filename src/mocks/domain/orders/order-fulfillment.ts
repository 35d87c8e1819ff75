import { adjustStock, releaseReservation, reserveAll, updateReservations } from "#mocks/domain/inventory/inventory.ts"
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
import { roundFloat } from "#mocks/kernel/decimal.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { orderAddress } from "#mocks/kernel/models/order.ts"
import { found, invalidData, leaving, notAllowed, Refusal } from "#mocks/kernel/refusal.ts"
import { checkNotCanceled, orderOf } from "./change/change.ts"
import { applyActions } from "./change/confirm.ts"
import { removeVersion } from "./change/discard-confirmation.ts"
import { orderState, type StateItem } from "./order-state.ts"

interface Wanted {
  readonly id: string
  readonly quantity: number
}

/** Returns the order's items by id; throws if one of the ids isn't on the order. */
export function linesOfOrder(db: Database, order: Row<"order">, ids: readonly string[]): Map<string, StateItem> {
  const items = new Map(orderState(db, order).items.map((item) => [item.line.id, item]))
  const missing = [...new Set(ids)].filter((id) => !items.has(id))
  if (missing.length > 0)
    throw invalidData(`Items with ids ${missing.join(", ")} does not exist in order with id ${order.id}.`)
  return items
}

/** Requested quantities of line items, in the order of the request, which can name a line item twice. */
type Chosen = readonly { readonly line: Row<"orderLineItem">; readonly quantity: number }[]

/** A reservation of a line item, and how many of its inventory item a unit of the line item takes. */
interface Held {
  readonly reservation: Row<"reservation">
  readonly required: number
}

/** A line item's reservations, whatever its variant is now: the server takes stock for each of them. */
const heldFor = (db: Database, line: Row<"orderLineItem">): Held[] => {
  const parts = db.tables.variantInventoryItem.by("variant_id", line.variant_id ?? "")
  return db.tables.reservation.by("line_item_id", line.id).map((reservation) => ({
    reservation,
    required: parts.find((part) => part.inventory_item_id === reservation.inventory_item_id)?.required_quantity ?? 1,
  }))
}

/** The items of a fulfillment: one per reservation, or the line item itself if it has none. */
function fulfillmentItems(db: Database, chosen: Chosen): ItemValues[] {
  return chosen.flatMap(({ line, quantity }): ItemValues[] => {
    const base = {
      title: line.variant_title ?? line.title,
      sku: line.variant_sku ?? "",
      barcode: line.variant_barcode ?? "",
      line_item_id: line.id,
    }
    const held = heldFor(db, line)
    if (held.length === 0) return [{ ...base, quantity, inventory_item_id: null }]
    return held.map(({ reservation: { inventory_item_id }, required }) => {
      const item = db.tables.inventoryItem.get(inventory_item_id)
      const [title, sku] = [item?.title || base.title, item?.sku || base.sku]
      return { ...base, title, sku, quantity: quantity * required, inventory_item_id }
    })
  })
}

interface Taking {
  readonly reservation: Row<"reservation">
  readonly location: string
  readonly taken: number
}

/** What line items take from each of their reservations; throws if a stocked line item has none or too little. */
function takingsOf(db: Database, chosen: Chosen, requestedLocation: string | null | undefined): Taking[] {
  return chosen.flatMap(({ line, quantity }) => {
    const held = heldFor(db, line)
    if (held.length === 0 && db.tables.productVariant.get(line.variant_id)?.manage_inventory)
      throw invalidData(`No stock reservation found for item ${line.id} - ${line.title} (${line.variant_title})`)
    return held.map(({ reservation, required }) => {
      const taken = quantity * required
      if (reservation.quantity < taken)
        throw invalidData(`Quantity to fulfill exceeds the reserved quantity for the item: ${line.id}`)
      return { reservation, taken, location: requestedLocation ?? reservation.location_id }
    })
  })
}

/** Reduces reservations, after the stock itself: as on the server, a level below zero refuses that. */
function takeReservations(db: Database, takings: readonly Taking[]): void {
  const rest = takings.filter(({ reservation, taken }) => taken !== reservation.quantity)
  updateReservations(
    db,
    rest.map(({ reservation: { id, quantity }, taken, location: location_id }) => ({
      id,
      quantity: roundFloat(quantity - taken),
      location_id,
    })),
  )
  for (const { reservation, taken } of takings)
    if (taken === reservation.quantity) releaseReservation(db, reservation.id)
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
export function fulfillOrder(
  db: Database,
  id: string,
  request: FulfillmentRequest,
  actorId: string | null,
): Row<"order"> {
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
  const byId = new Map(request.items.map(({ id, quantity }) => [id, quantity]))
  const parts = fulfillmentItems(db, chosen)
  // Reservations are checked in the order of the line items, each once with its last quantity in the request.
  const inOrder = [...items.values()].flatMap(({ line }) => {
    const quantity = byId.get(line.id)
    return quantity === undefined ? [] : [{ line, quantity }]
  })
  const takings = takingsOf(db, inOrder, request.location_id)
  for (const { reservation, location, taken } of takings)
    adjustStock(db, reservation.inventory_item_id, location, -taken)
  const address = request.delivery_address ?? db.tables.orderAddress.get(order.shipping_address_id)
  const fulfillment = createFulfillment(db, {
    order_id: id,
    location_id: location,
    provider_id: option?.provider_id ?? "manual_manual",
    shipping_option_id: option?.id ?? null,
    items: parts,
    address,
    requires_shipping,
    created_by: actorId,
    metadata: request.metadata ?? null,
  })
  const actions = request.items.map((item) => ({
    action: "FULFILL_ITEM",
    reference: "fulfillment",
    reference_id: fulfillment.id,
    details: { reference_id: item.id, quantity: byId.get(item.id) },
  }))
  const record = () => applyActions(db, order, { created_by: actorId }, actions, null)
  besides(db, order, record, () => takeReservations(db, takings))
  const next = record()
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
  actorId: string | null,
) {
  const actions = lineQuantitiesOf(db, fulfillment).map(({ id, quantity }) => ({
    action,
    reference: "fulfillment",
    reference_id: fulfillment.id,
    details: { reference_id: id, quantity },
  }))
  return applyActions(db, order, { created_by: actorId }, actions, null)
}

/**
 * Runs what the server does in parallel with the step that records a version. If it is refused, its error counts, and
 * the server takes back the version, if that could be recorded.
 */
function besides(db: Database, order: Row<"order">, record: () => unknown, work: () => void): void {
  try {
    work()
  } catch (error) {
    try {
      db.attempt(record)
      if (error instanceof Refusal) error.leftovers.push(() => removeVersion(db, order, order.version + 1))
    } catch {
      // Refused too: there is no version to undo.
    }
    throw error
  }
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
  actorId: string | null,
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
  const record = () => recordStep(db, order, "SHIP_ITEM", fulfillment, actorId)
  besides(db, order, record, () => shipFulfillment(db, fulfillment, request.labels, actorId))
  const next = record()
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

interface Restored {
  readonly lineId: string
  readonly item: string
  readonly quantity: number
}

/** The stock that a canceled fulfillment gives back: inventory items that its variants still have. */
function restoredBy(db: Database, fulfillment: Row<"fulfillment">): Restored[] {
  return db.tables.fulfillmentItem
    .by("fulfillment_id", fulfillment.id)
    .flatMap(({ line_item_id: lineId, inventory_item_id: item, quantity }) => {
      const variant = lineId === null ? null : db.tables.orderLineItem.get(lineId)?.variant_id
      const parts = db.tables.variantInventoryItem.by("variant_id", variant ?? "")
      const isPart = parts.some((part) => part.inventory_item_id === item)
      return lineId !== null && item !== null && isPart ? [{ lineId, item, quantity }] : []
    })
}

/** Adds to the line items' reservations, at whatever location these are, and creates those that are missing. */
function reserveAgain(db: Database, location_id: string, restored: readonly Restored[]): void {
  const entries = restored.map(({ lineId, item, quantity }) => {
    const reserved = db.tables.reservation.by("line_item_id", lineId)
    return { lineId, item, quantity, present: reserved.find((row) => row.inventory_item_id === item) }
  })
  reserveAll(
    db,
    entries.flatMap(({ lineId: line_item_id, item: inventory_item_id, quantity, present }) => {
      const variant = db.tables.productVariant.get(db.tables.orderLineItem.get(line_item_id)?.variant_id)
      const allow_backorder = variant?.allow_backorder
      return present ? [] : [{ inventory_item_id, location_id, quantity, line_item_id, allow_backorder }]
    }),
  )
  updateReservations(
    db,
    entries.flatMap(({ quantity, present }) =>
      present ? [{ id: present.id, quantity: present.quantity + quantity }] : [],
    ),
  )
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
  const restored = restoredBy(db, fulfillment)
  for (const { item, quantity } of restored) adjustStock(db, item, fulfillment.location_id, quantity)
  const record = () => recordStep(db, order, "CANCEL_ITEM_FULFILLMENT", fulfillment, null)
  besides(db, order, record, () => reserveAgain(db, fulfillment.location_id, restored))
  const next = record()
  leaving(
    () => removeVersion(db, order, order.version + 1),
    () => cancelFulfillment(db, fulfillment),
  )
  emit(db, "order.fulfillment_canceled", { order_id: id, fulfillment_id: fulfillment.id })
  return next
}
