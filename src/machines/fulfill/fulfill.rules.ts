import { openChange } from "#machines/order-change/order-change.rules.ts"
import { unpacked } from "#machines/parcels/parcels.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"

export type FulfillReason = "canceled" | "openChange" | "nothingLeft" | "nothingChosen" | "noLocation"

export interface Packing {
  readonly order: Order
  readonly preview: OrderPreview
  readonly locations: readonly { id: string; name: string }[]
  /** Where pieces of a line are held back, by the line's id. */
  readonly reservedAt: ReadonlyMap<string, string>
  /** Who packs here. */
  readonly me: string
}

/** What is chosen to be packed now. */
export interface Choice {
  /** Pieces by the line's id. */
  readonly quantities: Readonly<Record<string, number>>
  readonly locationId: string
  readonly optionId: string
  readonly notify: boolean
}

export const packable = (order: Order) => (order.items ?? []).filter((line) => unpacked(line) > 0)

/** Everything that is left, from where most of it is held back, by the delivery that the customer chose. */
export function proposed({ order, locations, reservedAt }: Packing): Choice {
  const lines = packable(order)
  const places = lines.flatMap((line) => reservedAt.get(line.id) ?? [])
  const count = (id: string) => places.filter((place) => place === id).length
  const [place] = [...new Set(places)].sort((a, b) => count(b) - count(a))
  return {
    quantities: Object.fromEntries(lines.map((line) => [line.id, unpacked(line)])),
    locationId: place ?? locations[0]?.id ?? "",
    optionId: order.shipping_methods?.[0]?.shipping_option_id ?? "",
    notify: true,
  }
}

/** A choice as far as it is possible still: somebody else may have packed meanwhile. */
export const stillPossible = ({ order }: Packing, choice: Choice): Choice => ({
  ...choice,
  quantities: Object.fromEntries(
    packable(order).map((line) => [line.id, Math.min(choice.quantities[line.id] ?? 0, unpacked(line))]),
  ),
})

/** The lines of a choice of which something is packed. */
export const chosen = ({ quantities }: Choice) => Object.entries(quantities).filter(([, quantity]) => quantity > 0)

/**
 * Whether a parcel whose answer was lost has been packed all the same: one that was not there before, by the same person, and
 * just as it was asked for. Anything else was packed by somebody else.
 */
export function hasArrived(before: Packing, now: Packing, sent: Choice): boolean {
  const known = new Set((before.order.fulfillments ?? []).map(({ id }) => id))
  const asked = new Map(chosen(sent))
  return (now.order.fulfillments ?? []).some(({ id, created_by, location_id, shipping_option_id, items = [] }) => {
    if (known.has(id) || created_by !== now.me || location_id !== sent.locationId) return false
    if (sent.optionId !== "" && shipping_option_id !== sent.optionId) return false
    // A set is packed as its parts, so many of each as one set needs.
    const isAsked = ({ line_item_id, quantity }: (typeof items)[number]) =>
      quantity % (asked.get(line_item_id ?? "") ?? Number.POSITIVE_INFINITY) === 0
    return new Set(items.map((item) => item.line_item_id)).size === asked.size && items.every(isAsked)
  })
}

/** What somebody else has packed while this parcel was written: the lines of which less is left now. */
export const packedMeanwhile = (before: Packing, now: Packing) =>
  (before.order.items ?? []).flatMap((line) => {
    const after = now.order.items?.find(({ id }) => id === line.id)
    const left = after ? unpacked(after) : 0
    return left < unpacked(line) ? [{ line, was: unpacked(line), left }] : []
  })

export function whyNotFulfill({ order, preview }: Packing, choice: Choice): FulfillReason | undefined {
  if (order.status === "canceled") return "canceled"
  if (openChange(preview)) return "openChange"
  if (packable(order).length === 0) return "nothingLeft"
  if (Object.values(choice.quantities).every((quantity) => quantity === 0)) return "nothingChosen"
  return choice.locationId === "" ? "noLocation" : undefined
}

/** The chosen lines whose pieces are held back at another location: packing them here takes from stock that others may count on. */
export const heldElsewhere = ({ order, reservedAt }: Packing, choice: Choice) =>
  packable(order).filter((line) => {
    const place = reservedAt.get(line.id)
    return (choice.quantities[line.id] ?? 0) > 0 && place !== undefined && place !== choice.locationId
  })
