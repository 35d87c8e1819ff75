import { fulfillableItems } from "#machines/fulfillments/fulfillments.rules.ts"
import type { Choice, FulfillmentData } from "./fulfill.rules.ts"

/** Chosen items with inventory that have no reservation, so that the server refuses to fulfill them. */
export const unreservedItems = ({ order, reservedAt }: FulfillmentData, { quantities }: Choice) =>
  fulfillableItems(order).filter(
    ({ id, variant }) =>
      (quantities[id] ?? 0) > 0 && !reservedAt.has(id) && (variant?.inventory_items ?? []).length > 0,
  )

/** The reservations that chosen items lack, as bodies of requests; an inventory kit needs one for each of its parts. */
export const missingReservations = (data: FulfillmentData, choice: Choice) =>
  unreservedItems(data, choice).flatMap(({ id, variant }) =>
    (variant?.inventory_items ?? []).map(({ inventory_item_id, required_quantity }) => ({
      line_item_id: id,
      inventory_item_id: String(inventory_item_id),
      location_id: choice.locationId,
      quantity: (choice.quantities[id] ?? 0) * (required_quantity ?? 1),
    })),
  )
