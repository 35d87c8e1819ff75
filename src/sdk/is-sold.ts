import type { ProductVariant } from "#schema/store/entities/catalog.ts"

/** Fields of a product that tell whether it's sold out. */
export const STOCK_FIELDS = "variants.manage_inventory,variants.allow_backorder,variants.inventory_quantity"

type Stocked = Pick<ProductVariant, "manage_inventory" | "allow_backorder" | "inventory_quantity">

/** Whether one of a product's variants can be ordered. A stock that wasn't requested counts as available. */
export const isSold = (variants: readonly Stocked[] | null | undefined): boolean =>
  (variants ?? []).some(
    ({ manage_inventory, allow_backorder, inventory_quantity }) =>
      manage_inventory === false ||
      allow_backorder ||
      inventory_quantity === undefined ||
      Number(inventory_quantity) > 0,
  )
