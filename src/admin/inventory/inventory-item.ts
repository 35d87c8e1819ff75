import { MAX_LOCATIONS } from "#admin/settings/settings.ts"
import { lineTitle } from "#lib/line-title.ts"
import type { InventoryRow } from "./inventory-item.resource.ts"

/** A product variant that uses an item, as far as lists read it. */
interface UsingVariant {
  readonly id: string
  readonly title?: string | null
  readonly product?: { readonly id: string; readonly title: string; readonly thumbnail?: string | null } | null
}

/** The product variants that use an item. */
export const variantsOf = (item: object): readonly UsingVariant[] =>
  ("variants" in item ? (item.variants as readonly UsingVariant[] | null) : null) ?? []

interface Quantities {
  readonly stocked_quantity?: number | null
  readonly reserved_quantity?: number | null
}

/** Units that aren't reserved; negative if more are reserved than in stock. */
export const availableOf = ({ stocked_quantity, reserved_quantity }: Quantities): number =>
  (stocked_quantity ?? 0) - (reserved_quantity ?? 0)

/**
 * An item with the stock at existing locations only: the server keeps that of deleted ones and counts it in the totals.
 * `locations` are those that exist, as far as they were read.
 */
export function withoutDeleted(item: InventoryRow, locations: readonly { readonly id: string }[] | undefined) {
  if (!item.location_levels || !locations || locations.length >= MAX_LOCATIONS) return item
  const ids = new Set(locations.map(({ id }) => id))
  const levels = item.location_levels.filter(({ location_id }) => ids.has(location_id))
  const sum = (name: "stocked_quantity" | "reserved_quantity") =>
    levels.reduce((units, level) => units + (level[name] ?? 0), 0)
  return {
    ...item,
    location_levels: levels,
    stocked_quantity: sum("stocked_quantity"),
    reserved_quantity: sum("reserved_quantity"),
  }
}

/** The level of an item at a location. */
export const levelAt = (item: Pick<InventoryRow, "location_levels">, location: string) =>
  item.location_levels?.find(({ location_id }) => location_id === location)

interface NamedItem {
  readonly title?: string | null | undefined
  readonly sku?: string | null | undefined
}

/** Name of an item: its title, else its SKU; undefined without both. */
export const itemName = ({ title, sku }: NamedItem): string | undefined => title || sku || undefined

/** Title and SKU of an item: "Morning Mug · MUG-1"; empty without both. */
export const itemLabel = ({ title, sku }: NamedItem): string => [title, sku].filter(Boolean).join(" · ")

/** Name of an item with the product that uses it: "Morning Mug, Clay". The item's own name if several products do. */
export function fullItemName(item: NamedItem): string | undefined {
  const name = itemName(item)
  const [product, ...others] = new Set(variantsOf(item).flatMap((variant) => variant.product?.title ?? []))
  const isNamed = name === undefined || product === undefined || others.length > 0 || name.startsWith(product)
  return isNamed ? name : lineTitle({ product_title: product, variant_title: name })
}
