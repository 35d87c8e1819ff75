import { fulfillableItems, unfulfilledQuantity } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import type { Reservation } from "#schema/admin/entities/inventory.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Choice, FulfillmentData } from "./fulfill.rules.ts"

interface ReservationToSave {
  /** Of the reservation that holds too little; it stays at its location. */
  readonly id?: string
  readonly line_item_id: string
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
}

/**
 * What chosen items lack to be fulfilled; an inventory kit needs a reservation for each of its parts. The server compares
 * each reservation of an item with the quantity, so that a second one doesn't complete the first.
 */
export function reservationsToSave({ order, reservations }: FulfillmentData, choice: Choice): ReservationToSave[] {
  const { quantities, locationId: location_id } = choice
  return fulfillableItems(order).flatMap(({ id: line_item_id, variant }) =>
    (variant?.inventory_items ?? []).flatMap(({ inventory_item_id: part, required_quantity }) => {
      const inventory_item_id = String(part)
      const quantity = (quantities[line_item_id] ?? 0) * (required_quantity ?? 1)
      const found = reservations.find((row) => row.line_item_id === line_item_id && row.inventory_item_id === part)
      if (quantity <= (found?.quantity ?? 0)) return []
      const body = { line_item_id, inventory_item_id, location_id, quantity }
      return [found ? { ...body, location_id: found.location_id, id: found.id } : body]
    }),
  )
}

/** Chosen items without enough reserved stock, so that the server refuses to fulfill them. */
export function unreservedItems(data: FulfillmentData, choice: Choice) {
  const ids = new Set(reservationsToSave(data, choice).map(({ line_item_id }) => line_item_id))
  return fulfillableItems(data.order).filter(({ id }) => ids.has(id))
}

/** Unfulfilled units of an order's stocked items that its reservations don't cover. */
export function unreservedUnits(order: Order, reservations: readonly Reservation[]) {
  return fulfillableItems(order).flatMap((line) => {
    const parts = line.variant?.manage_inventory ? (line.variant.inventory_items ?? []) : []
    const covered = parts.map(({ inventory_item_id, required_quantity }) => {
      const rows = reservations.filter(
        (row) => row.line_item_id === line.id && row.inventory_item_id === inventory_item_id,
      )
      return Math.floor(rows.reduce((sum, row) => sum + row.quantity, 0) / (required_quantity ?? 1))
    })
    const quantity = unfulfilledQuantity(line) - Math.min(...covered)
    return parts.length > 0 && quantity > 0 ? [{ line, quantity }] : []
  })
}
