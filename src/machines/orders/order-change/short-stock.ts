import { lineTitle } from "#lib/line-title.ts"
import { needed } from "#machines/kit/needed.ts"
import type { OrderLinePreview, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError } from "#sdk/error.ts"
import type { CallOptions } from "#sdk/options.ts"
import { hasUnreservedItems } from "./reserved-items.rules.ts"
import { STOCK_FIELDS, type StockedVariant } from "./stock.rules.ts"

/** Which items the server reserves when a change is confirmed: all that it changes, or only those that it adds. */
export type ReservedItems = "changed" | "added"

/** Stock that a location lacks for an item. */
export interface ShortStock {
  readonly item: string
  /** Empty if no location stocks the item. */
  readonly location: string
  readonly needed: number
  readonly free: number
}

/** An item that needs stock. */
type StockedLine = Parameters<typeof lineTitle>[0] & {
  readonly id: string
  readonly variant_id?: string | null | undefined
  readonly quantity: number
}
interface Reserved {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
}
interface Place {
  readonly id: string
  readonly name?: string | null | undefined
}

const TYPE = "stock_short"

/** The items whose confirmation needs stock. */
function linesToReserve(preview: OrderPreview, reserves: ReservedItems): OrderLinePreview[] {
  const actions = reserves === "added" ? ["ITEM_ADD"] : ["ITEM_ADD", "ITEM_UPDATE"]
  if (reserves === "added" && hasUnreservedItems(preview)) return []
  return preview.items.filter(
    ({ quantity, actions: itemActions = [] }) =>
      quantity > 0 && itemActions.some(({ action }) => actions.includes(action)),
  )
}

/**
 * What the server would refuse to reserve. As on the server: it chooses a location for all units of an item before it
 * releases what the item has reserved, the first with enough stock or else the first, for added items of claims and
 * exchanges always the first; each item is compared on its own.
 */
export function shortStock(
  lines: readonly StockedLine[],
  variants: readonly StockedVariant[],
  places: readonly Place[],
  reserved: readonly Reserved[],
  reserves: ReservedItems,
): ShortStock[] {
  const stocked = lines.flatMap((line) => {
    const variant = variants.find(({ id }) => id === line.variant_id)
    return variant?.manage_inventory ? [{ line, variant }] : []
  })
  const levelsOf = (part: NonNullable<StockedVariant["inventory_items"]>[number]) =>
    (part.inventory?.location_levels ?? []).filter((level) => places.some(({ id }) => id === level.location_id))
  const order = stocked.flatMap(({ variant }) =>
    (variant.inventory_items ?? []).flatMap((part) => levelsOf(part).map(({ location_id }) => location_id)),
  )
  return stocked.flatMap(({ line, variant }) =>
    (variant.allow_backorder ? [] : (variant.inventory_items ?? [])).flatMap((part) => {
      const wanted = line.quantity * (part.required_quantity ?? 1)
      const free = (level: ReturnType<typeof levelsOf>[number]) =>
        (level.stocked_quantity ?? 0) - (level.reserved_quantity ?? 0)
      const levels = levelsOf(part).sort((a, b) => order.indexOf(a.location_id) - order.indexOf(b.location_id))
      const level = levels.find((each) => reserves === "changed" && free(each) >= wanted) ?? levels[0]
      const item = lineTitle(line)
      // Stock at a location of no sales channel isn't compared on the server.
      if (!level)
        return part.inventory?.location_levels?.length ? [] : [{ item, location: "", needed: wanted, free: 0 }]
      const released = reserved
        .filter((row) => row.inventory_item_id === part.inventory_item_id && row.location_id === level.location_id)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const available = free(level) + released
      if (available >= wanted) return []
      const location = places.find(({ id }) => id === level.location_id)?.name ?? ""
      return [{ item, location, needed: wanted, free: Math.max(0, available) }]
    }),
  )
}

/** Error (409) of a change or draft that lacks stock. */
export const stockShort = (short: readonly ShortStock[]): ApiError =>
  new ApiError({
    kind: "http",
    status: 409,
    type: TYPE,
    message: "not enough stock",
    errors: short.map((each) => JSON.stringify(each)),
  })

/** The stock that a change or draft lacked; undefined for other errors. */
export const shortStockIn = ({ type, errors }: Pick<ApiError, "type" | "errors">): ShortStock[] | undefined =>
  type === TYPE ? (errors ?? []).map((each) => JSON.parse(each) as ShortStock) : undefined

/** Loads what the locations of an order's sales channel lack for these items. */
export async function loadShortStock(
  { admin: { order: orders, productVariant, reservation } }: AdminSdk,
  orderId: string,
  lines: readonly StockedLine[],
  reserves: ReservedItems,
  options: CallOptions = {},
): Promise<ShortStock[]> {
  const id = [...new Set(lines.flatMap(({ variant_id }) => variant_id ?? []))]
  if (id.length === 0) return []
  const line_item_id = lines.map((line) => line.id)
  const [{ variants }, { order }, { reservations }] = await Promise.all([
    productVariant.list({ query: { id, limit: id.length, fields: `id,${STOCK_FIELDS}` } }, options),
    orders.retrieve(
      { id: orderId, query: { fields: "id,sales_channel.stock_locations.id,sales_channel.stock_locations.name" } },
      options,
    ),
    reservation.list(
      { query: { line_item_id, limit: 1000, fields: "id,inventory_item_id,location_id,quantity" } },
      options,
    ),
  ])
  const channel = order.sales_channel as { readonly stock_locations?: readonly Place[] } | null | undefined
  return channel
    ? shortStock(lines, needed(variants), channel.stock_locations ?? [], needed(reservations), reserves)
    : []
}

/**
 * Throws if stock is short for a change. A refused confirmation loses the change's shipping methods and doubles the
 * order's discounts on the server, so it must not be sent.
 */
export async function checkStock(
  sdk: AdminSdk,
  preview: OrderPreview,
  reserves: ReservedItems,
  signal: AbortSignal,
): Promise<void> {
  const short = await loadShortStock(sdk, preview.id, linesToReserve(preview, reserves), reserves, { signal })
  if (short.length > 0) throw stockShort(short)
}
