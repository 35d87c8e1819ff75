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
