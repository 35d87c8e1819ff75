import {
  fulfillableItems,
  isShipped,
  proposedItems,
  unfulfilledQuantity,
} from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { emptyPackage, labelsOf, type Package } from "#machines/orders/fulfillments/labels.rules.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { StockedVariant } from "#machines/orders/order-change/stock.rules.ts"
import type { Reservation } from "#schema/admin/entities/inventory.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { isStockedAt, notStocked } from "./stock.rules.ts"

type FulfillReason = "canceled" | "openChange" | "nothingLeft" | "nothingChosen" | "mixed" | "noLocation" | "notStocked"

export interface FulfillmentData {
  readonly order: Order
  readonly preview: OrderPreview
  readonly locations: readonly { id: string; name: string }[]
  /** Shipping options for the order, without those of returns. */
  readonly options: readonly { id: string; name: string }[]
  /** Reservations of the order's items. */
  readonly reservations: readonly Reservation[]
  /** Variants of the order's items with their stock. */
  readonly variants: readonly StockedVariant[]
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
  /** Whether the fulfillment is also marked as shipped; tracking numbers imply it. */
  readonly ship: boolean
  readonly packages: readonly Package[]
}

export const emptyChoice: Choice = {
  quantities: {},
  locationId: "",
  optionId: "",
  notify: true,
  ship: false,
  packages: [emptyPackage],
}

/** Whether the fulfillment is marked as shipped at once: on request, or to store its tracking numbers. */
export const ships = ({ ship, packages }: Choice): boolean => ship || labelsOf(packages).length > 0

/** Location of an item's reservation. */
export const reservedAt = (reservations: FulfillmentData["reservations"], lineId: string): string | undefined =>
  reservations.find(({ line_item_id }) => line_item_id === lineId)?.location_id

/**
 * The default choice: all unfulfilled items that are shipped, the location with most reservations of those that stock
 * all of them, the order's shipping option.
 */
export function defaultChoice(data: FulfillmentData): Choice {
  const { order, locations, options, reservations } = data
  const lines = proposedItems(order)
  const places = lines.flatMap((line) => reservedAt(reservations, line.id) ?? [])
  const count = (id: string) => places.filter((place) => place === id).length
  const byCount = [...new Set([...places, ...locations.map(({ id }) => id)])].sort((a, b) => count(b) - count(a))
  const place = byCount.find((id) => lines.every((line) => isStockedAt(data, line, id))) ?? byCount[0]
  const methods = (order.shipping_methods ?? []).map((method) => method.shipping_option_id)
  return {
    ...emptyChoice,
    quantities: Object.fromEntries(lines.map((line) => [line.id, unfulfilledQuantity(line)])),
    locationId: place ?? "",
    optionId: methods.find((id) => options.some((option) => option.id === id)) ?? "",
  }
}

/** Whether something was chosen or typed that isn't proposed. */
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
export const chosen = ({ quantities }: Pick<Choice, "quantities">) =>
  Object.entries(quantities).filter(([, quantity]) => quantity > 0)

/** Whether something was chosen or typed that isn't proposed. */
export function isChanged(data: FulfillmentData, choice: Choice): boolean {
  const keyOf = (each: Choice) => JSON.stringify({ ...each, quantities: chosen(each) })
  return keyOf(choice) !== keyOf(defaultChoice(data))
}

type FulfillmentItem = NonNullable<Order["fulfillments"]>[number]["items"]

/**
 * Whether a fulfillment's item is what fulfilling a quantity of a line item creates. An inventory kit is fulfilled by its
 * parts, each with its own multiple of the quantity; those of a kit that has changed since aren't known.
 */
function isMadeOf(
  { inventory_item_id, quantity }: NonNullable<FulfillmentItem>[number],
  line: Order["items"][number] | undefined,
  sent: number,
): boolean {
  const parts = line?.variant?.inventory_items ?? []
  const part = parts.find((each) => each.inventory_item_id === inventory_item_id)
  if (!part && inventory_item_id) return quantity % sent === 0
  return quantity === sent * (part?.required_quantity ?? 1)
}

/** An order before a fulfillment was created, and who creates it. */
interface FulfillmentsBefore {
  readonly order: Pick<Order, "items"> & { readonly fulfillments?: readonly { readonly id: string }[] | undefined }
  readonly userId: string
}

/**
 * The fulfillment that this choice created: a new one, by the same person, that matches the choice. Any other was created
 * by someone else. Of several, such as one from another tab, the newest counts.
 */
export function createdFulfillment(
  before: FulfillmentsBefore,
  { fulfillments }: Pick<Order, "fulfillments">,
  sent: Pick<Choice, "quantities" | "locationId" | "optionId">,
) {
  const known = new Set((before.order.fulfillments ?? []).map(({ id }) => id))
  const sentQuantities = new Map(chosen(sent))
  const sentFulfillments = (fulfillments ?? []).filter(
    ({ id, created_by, location_id, shipping_option_id, items = [] }) => {
      if (known.has(id) || created_by !== before.userId) return false
      if (sent.locationId !== "" && location_id !== sent.locationId) return false
      if (sent.optionId !== "" && shipping_option_id !== sent.optionId) return false
      const matchesSent = (item: (typeof items)[number]) => {
        const line = before.order.items.find((each) => each.id === item.line_item_id)
        const quantity = sentQuantities.get(item.line_item_id ?? "")
        return quantity !== undefined && isMadeOf(item, line, quantity)
      }
      return new Set(items.map((item) => item.line_item_id)).size === sentQuantities.size && items.every(matchesSent)
    },
  )
  return sentFulfillments.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at))).at(-1)
}

/** Line items of which someone else has fulfilled a part since they were loaded. */
export const fulfilledByOthers = (before: FulfillmentData, now: FulfillmentData) =>
  (before.order.items ?? []).flatMap((line) => {
    const after = now.order.items?.find(({ id }) => id === line.id)
    const left = after ? unfulfilledQuantity(after) : 0
    return left < unfulfilledQuantity(line) ? [{ line, was: unfulfilledQuantity(line), left }] : []
  })

export function whyNotFulfill(data: FulfillmentData, choice: Choice): FulfillReason | undefined {
  const { order, preview } = data
  if (order.status === "canceled") return "canceled"
  if (openChange(preview)) return "openChange"
  if (fulfillableItems(order).length === 0) return "nothingLeft"
  const lines = fulfillableItems(order).filter(({ id }) => (choice.quantities[id] ?? 0) > 0)
  if (lines.length === 0) return "nothingChosen"
  if (new Set(lines.map(isShipped)).size > 1) return "mixed"
  if (choice.locationId === "") return "noLocation"
  return notStocked(data, choice).length > 0 ? "notStocked" : undefined
}

/** Chosen items that are reserved at another location: fulfilling them takes stock that other orders may need. */
export const reservedElsewhere = ({ order, reservations }: FulfillmentData, choice: Choice) =>
  fulfillableItems(order).filter((line) => {
    const place = reservedAt(reservations, line.id)
    return (choice.quantities[line.id] ?? 0) > 0 && place !== undefined && place !== choice.locationId
  })

/**
 * The location that needs no choice: the only one, or the one at which all chosen items are reserved. Undefined if the
 * administrator has to decide.
 */
export function clearLocation({ order, locations, reservations }: FulfillmentData, choice: Choice) {
  if (locations.length === 1) return locations[0]
  const lines = fulfillableItems(order).filter(({ id }) => (choice.quantities[id] ?? 0) > 0)
  const places = new Set(lines.map(({ id }) => reservedAt(reservations, id)))
  const [place] = places
  return places.size === 1 && place === choice.locationId ? locations.find(({ id }) => id === place) : undefined
}
