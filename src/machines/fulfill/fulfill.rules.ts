import { unfulfilledQuantity } from "#machines/fulfillments/fulfillments.rules.ts"
import { openChange } from "#machines/order-change/order-change.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"

export type FulfillReason = "canceled" | "openChange" | "nothingLeft" | "nothingChosen" | "noLocation"

export interface FulfillmentData {
  readonly order: Order
  readonly preview: OrderPreview
  readonly locations: readonly { id: string; name: string }[]
  /** Location of a line item's reservation, by line item id. */
  readonly reservedAt: ReadonlyMap<string, string>
  /** Id of the signed-in administrator. */
  readonly userId: string
}

/** The items and options chosen for the fulfillment. */
export interface Choice {
  /** Quantities by line item id. */
  readonly quantities: Readonly<Record<string, number>>
  readonly locationId: string
  readonly optionId: string
  readonly notify: boolean
}

export const fulfillableItems = (order: Order) => (order.items ?? []).filter((line) => unfulfilledQuantity(line) > 0)

/** The default choice: all unfulfilled items, the location with most reservations, the order's shipping option. */
export function defaultChoice({ order, locations, reservedAt }: FulfillmentData): Choice {
  const lines = fulfillableItems(order)
  const places = lines.flatMap((line) => reservedAt.get(line.id) ?? [])
  const count = (id: string) => places.filter((place) => place === id).length
  const [place] = [...new Set(places)].sort((a, b) => count(b) - count(a))
  return {
    quantities: Object.fromEntries(lines.map((line) => [line.id, unfulfilledQuantity(line)])),
    locationId: place ?? locations[0]?.id ?? "",
    optionId: order.shipping_methods?.[0]?.shipping_option_id ?? "",
    notify: true,
  }
}

/** Limits a choice to the remaining quantities, because someone else may have fulfilled items in the meantime. */
export const limitChoice = ({ order }: FulfillmentData, choice: Choice): Choice => ({
  ...choice,
  quantities: Object.fromEntries(
    fulfillableItems(order).map((line) => [
      line.id,
      Math.min(choice.quantities[line.id] ?? 0, unfulfilledQuantity(line)),
    ]),
  ),
})

/** Line item ids and quantities of a choice, without zero quantities. */
export const chosen = ({ quantities }: Choice) => Object.entries(quantities).filter(([, quantity]) => quantity > 0)

/**
 * Whether a fulfillment whose response was lost was created: a new one, by the same person, that matches the
 * choice. Any other was created by someone else.
 */
export function wasCreated(before: FulfillmentData, now: FulfillmentData, sent: Choice): boolean {
  const known = new Set((before.order.fulfillments ?? []).map(({ id }) => id))
  const sentQuantities = new Map(chosen(sent))
  return (now.order.fulfillments ?? []).some(({ id, created_by, location_id, shipping_option_id, items = [] }) => {
    if (known.has(id) || created_by !== now.userId || location_id !== sent.locationId) return false
    if (sent.optionId !== "" && shipping_option_id !== sent.optionId) return false
    // An inventory kit is fulfilled by its parts: each quantity is a multiple of the kit's.
    const matchesSent = ({ line_item_id, quantity }: (typeof items)[number]) =>
      quantity % (sentQuantities.get(line_item_id ?? "") ?? Number.POSITIVE_INFINITY) === 0
    return new Set(items.map((item) => item.line_item_id)).size === sentQuantities.size && items.every(matchesSent)
  })
}

/** Line items of which someone else has fulfilled a part since they were loaded. */
export const fulfilledByOthers = (before: FulfillmentData, now: FulfillmentData) =>
  (before.order.items ?? []).flatMap((line) => {
    const after = now.order.items?.find(({ id }) => id === line.id)
    const left = after ? unfulfilledQuantity(after) : 0
    return left < unfulfilledQuantity(line) ? [{ line, was: unfulfilledQuantity(line), left }] : []
  })

export function whyNotFulfill({ order, preview }: FulfillmentData, choice: Choice): FulfillReason | undefined {
  if (order.status === "canceled") return "canceled"
  if (openChange(preview)) return "openChange"
  if (fulfillableItems(order).length === 0) return "nothingLeft"
  if (Object.values(choice.quantities).every((quantity) => quantity === 0)) return "nothingChosen"
  return choice.locationId === "" ? "noLocation" : undefined
}

/** Chosen items that are reserved at another location: fulfilling them takes stock that other orders may need. */
export const reservedElsewhere = ({ order, reservedAt }: FulfillmentData, choice: Choice) =>
  fulfillableItems(order).filter((line) => {
    const place = reservedAt.get(line.id)
    return (choice.quantities[line.id] ?? 0) > 0 && place !== undefined && place !== choice.locationId
  })
