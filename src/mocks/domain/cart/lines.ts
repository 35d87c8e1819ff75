import { type PriceContext, variantPrice } from "#mocks/domain/pricing/prices.ts"
import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { cartLineItem } from "#mocks/kernel/models/cart.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

export interface LineRequest {
  readonly variant_id: string
  readonly quantity: number
  readonly metadata?: Record<string, unknown> | null | undefined
}

/** Returns the variants with these ids; throws if one is unknown or its product isn't published. */
export function sellableVariants(db: Database, ids: readonly string[]): Map<string, Row<"productVariant">> {
  const variants = new Map<string, Row<"productVariant">>()
  for (const id of ids) {
    const variant = db.tables.productVariant.get(id)
    if (variant && db.tables.product.get(variant.product_id)?.status === "published") variants.set(id, variant)
  }
  const missing = [...new Set(ids)].filter((id) => !variants.has(id))
  if (missing.length > 0)
    throw invalidData(`Variants ${missing.join(", ")} do not exist or belong to a product that is not published`)
  return variants
}

/** Whether any inventory item of the variant requires shipping. */
export function requiresShipping(db: Database, variant: Row<"productVariant">): boolean {
  return db.tables.variantInventoryItem
    .by("variant_id", variant.id)
    .some((link) => db.tables.inventoryItem.get(link.inventory_item_id)?.requires_shipping === true)
}

type LineColumns = InsertOf<(typeof cartLineItem)["columns"]>

/** The texts of a line item that the server translates; not its subtitle, and not the texts of the product's type. */
function variantTexts(db: Database, original: Row<"productVariant">, soldAs: Row<"product">, locale: string | null) {
  const [variant, product] = [inLocale(db, original, locale), inLocale(db, soldAs, locale)]
  return {
    title: product.title,
    variant_title: variant.title,
    product_title: product.title,
    product_description: product.description,
    product_subtitle: product.subtitle,
  }
}

interface Sold {
  readonly variant_id: string | null
  readonly product_id: string | null
}

/** The texts of an existing line item in a locale; undefined for a custom item, which has none. */
export function lineTexts(db: Database, { variant_id, product_id }: Sold, locale: string | null) {
  const variant = db.tables.productVariant.get(variant_id)
  const product = db.tables.product.get(product_id)
  return variant && product && variantTexts(db, variant, product, locale)
}

/** Copies variant and product data into line item columns, where later catalog changes don't affect it. */
export function variantColumns(
  db: Database,
  variant: Row<"productVariant">,
  locale: string | null = null,
): LineColumns {
  const product = db.tables.product.get(variant.product_id)
  if (!product) throw invalidData("Variant does not have a product")
  const type = db.tables.productType.get(product.type_id)
  return {
    ...variantTexts(db, variant, product, locale),
    subtitle: variant.title,
    thumbnail: variant.thumbnail ?? product.thumbnail,
    variant_id: variant.id,
    variant_sku: variant.sku,
    variant_barcode: variant.barcode,
    product_id: product.id,
    product_type: type?.value ?? null,
    product_type_id: type?.id ?? null,
    product_collection: db.tables.productCollection.get(product.collection_id)?.title ?? null,
    product_handle: product.handle,
    requires_shipping: product.shipping_profile_id !== null || requiresShipping(db, variant),
    is_discountable: product.discountable,
    is_giftcard: product.is_giftcard,
  }
}

/** Returns the price columns for line items of these variants; throws if a variant has no price. */
export function priceColumns(
  db: Database,
  context: PriceContext,
  wanted: readonly { readonly variant: Row<"productVariant">; readonly quantity: number }[],
): Pick<Row<"cartLineItem">, "unit_price" | "compare_at_unit_price" | "is_tax_inclusive">[] {
  const prices = wanted.map(({ variant, quantity }) => variantPrice(db, variant, { ...context, quantity }))
  const without = wanted.filter((_, i) => prices[i] === undefined).map(({ variant }) => variant.id)
  if (without.length > 0) throw invalidData(`Variants with IDs ${without.join(", ")} do not have a price`)
  return prices.flatMap((price) =>
    price
      ? {
          unit_price: price.calculated_amount,
          /** Shown as the struck-through price during a sale. */
          compare_at_unit_price: price.calculated_price.price_list_type === "sale" ? price.original_amount : null,
          is_tax_inclusive: price.is_calculated_price_tax_inclusive,
        }
      : [],
  )
}
