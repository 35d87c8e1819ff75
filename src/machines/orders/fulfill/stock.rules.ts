import { fulfillableItems } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import type { StockedVariant } from "#machines/orders/order-change/stock.rules.ts"
import type { Reservation } from "#schema/admin/entities/inventory.ts"
import type { Order } from "#schema/admin/entities/order.ts"

interface Stock {
  readonly order: Order
  readonly variants: readonly StockedVariant[]
  readonly reservations: readonly Reservation[]
}
interface Chosen {
  readonly quantities: Readonly<Record<string, number>>
  readonly locationId: string
}
type Line = Order["items"][number]

const partsOf = ({ variants }: Pick<Stock, "variants">, { variant_id }: Line) => {
  const variant = variants.find(({ id }) => id === variant_id)
  return variant?.manage_inventory ? (variant.inventory_items ?? []) : []
}

const levelAt = (part: ReturnType<typeof partsOf>[number], locationId: string) =>
  part.inventory?.location_levels?.find(({ location_id }) => location_id === locationId)

/** Whether a location stocks all parts of an item, in any quantity. */
export const isStockedAt = (data: Pick<Stock, "variants">, line: Line, locationId: string): boolean =>
  partsOf(data, line).every((part) => levelAt(part, locationId) !== undefined)

/** Chosen items that the chosen location doesn't stock; the server refuses to fulfill them from there. */
export const notStocked = (data: Stock, { quantities, locationId }: Chosen): Line[] =>
  fulfillableItems(data.order).filter((line) => (quantities[line.id] ?? 0) > 0 && !isStockedAt(data, line, locationId))

/** A reservation of which a fulfillment takes a part, of a line item with `required` inventory units per unit. */
export interface SplitReservation {
  readonly row: Reservation
  readonly taken: number
  readonly required: number
}

/**
 * Returns the reservations of which only a part is fulfilled: they are reduced to that part before the fulfillment, and
 * the rest is reserved again afterwards. Otherwise the server, which takes all items from the stock and then still counts
 * the whole reservations, refuses the fulfillment for lack of stock, or moves the rest to another location without
 * releasing it at this one. Reservations beyond the stock are never split: their rest couldn't be reserved again.
 */
export function reservationsToSplit(data: Stock, { quantities, locationId }: Chosen): SplitReservation[] {
  const takings = fulfillableItems(data.order).flatMap((line) =>
    partsOf(data, line).flatMap((part) => {
      const required = part.required_quantity ?? 1
      const taken = (quantities[line.id] ?? 0) * required
      const row = data.reservations.find(
        (each) => each.line_item_id === line.id && each.inventory_item_id === part.inventory_item_id,
      )
      return taken > 0 && row ? [{ row, taken, required, part }] : []
    }),
  )
  return takings.flatMap(({ part, ...split }): SplitReservation[] => {
    const { row, taken } = split
    if (row.quantity <= taken || row.allow_backorder) return []
    const level = levelAt(part, row.location_id)
    const free = (level?.stocked_quantity ?? 0) - (level?.reserved_quantity ?? 0)
    const all = takings
      .filter((each) => each.row.inventory_item_id === row.inventory_item_id)
      .reduce((sum, each) => sum + each.taken, 0)
    return row.location_id !== locationId || free < all ? [split] : []
  })
}
