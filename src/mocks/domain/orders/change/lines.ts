import { priceColumns, requiresShipping, sellableVariants, variantColumns } from "#mocks/domain/cart/lines.ts"
import { checkStock } from "#mocks/domain/inventory/stock.ts"
import { priceContext } from "#mocks/domain/pricing/prices.ts"
import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import { taxLinesFor } from "#mocks/domain/tax/tax.rules.ts"
import { taxSource } from "#mocks/domain/tax/tax-source.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

export interface NewLine {
  /** Unset for a custom item, which needs a title and a price. */
  readonly variant_id?: string | null | undefined
  readonly title?: string | null | undefined
  readonly variant_sku?: string | null | undefined
  readonly variant_barcode?: string | null | undefined
  readonly quantity: number
  readonly unit_price?: number | null | undefined
  readonly compare_at_unit_price?: number | null | undefined
  readonly allow_backorder?: boolean | undefined
  readonly metadata?: Json | null | undefined
}

/** Tax location of an order; without a country if its region has no automatic taxes. */
function placeOf(db: Database, order: Row<"order">) {
  const address = db.tables.orderAddress.get(order.shipping_address_id)
  const taxes = db.tables.region.get(order.region_id)?.automatic_taxes
  return { country_code: taxes ? (address?.country_code ?? null) : null, province: address?.province }
}

/** Adds a line item's tax lines and returns their number. */
export function addLineTaxes(db: Database, order: Row<"order">, line: Row<"orderLineItem">): number {
  const taxes = taxLinesFor(line, placeOf(db, order), taxSource(db, order.locale))
  for (const tax of taxes) db.tables.orderLineItemTaxLine.insert({ ...tax, item_id: line.id })
  return taxes.length
}
/** Adds a shipping method's tax lines and returns their number. */
export function addMethodTaxes(db: Database, order: Row<"order">, method: Row<"orderShippingMethod">): number {
  const taxes = taxLinesFor(method, placeOf(db, order), taxSource(db, order.locale))
  for (const tax of taxes) db.tables.orderShippingMethodTaxLine.insert({ ...tax, shipping_method_id: method.id })
  return taxes.length
}

/** Builds the price context for an order's line items. */
export const orderPriceContext = (db: Database, order: Row<"order">) => {
  const address = db.tables.orderAddress.get(order.shipping_address_id)
  return priceContext(db, {
    ...order,
    attributes: {
      sales_channel_id: order.sales_channel_id,
      "shipping_address.country_code": address?.country_code,
      "shipping_address.province": address?.province,
    },
  })
}

export function checkQuantities(wanted: readonly { readonly quantity: number }[]): void {
  if (wanted.some((line) => line.quantity <= 0)) throw invalidData("Item quantity must be greater than 0")
}

/** Creates line items at their current or given price, before they are part of any order version. */
export function createLines(db: Database, order: Row<"order">, wanted: readonly NewLine[]): Row<"orderLineItem">[] {
  const variants = sellableVariants(
    db,
    wanted.flatMap((line) => line.variant_id ?? []),
  )
  checkQuantities(wanted)
  const checked = wanted.filter((line) => !line.allow_backorder)
  checkStock(
    db,
    order.sales_channel_id,
    checked.map(({ variant_id, quantity }) => ({ variant_id: variant_id ?? null, quantity })),
  )
  const context = orderPriceContext(db, order)
  return wanted.map(({ variant_id, quantity, unit_price, compare_at_unit_price, metadata, ...given }) => {
    const variant = variants.get(variant_id ?? "")
    const isCustom = typeof unit_price === "number"
    const [price] = isCustom || !variant ? [] : priceColumns(db, context, [{ variant, quantity }])
    // Unlike in a cart, only inventory items decide whether shipping is required.
    const copied = variant && variantColumns(db, variant, order.locale)
    const columns = copied && { ...copied, requires_shipping: requiresShipping(db, variant) }
    // As on the server, translating an item replaces its given title.
    const translated = order.locale && isFeatureOn(db, "translation") ? columns?.title : undefined
    const title = translated ?? given.title ?? columns?.title
    if (title === undefined) throw invalidData("Cannot set field 'title' of Order line item to null")
    if (!price && !isCustom) throw invalidData("Cannot set field 'unit_price' of Order line item to null")
    const line = db.tables.orderLineItem.insert({
      requires_shipping: false,
      ...columns,
      title,
      variant_sku: given.variant_sku ?? columns?.variant_sku,
      variant_barcode: given.variant_barcode ?? columns?.variant_barcode,
      ...price,
      ...(isCustom ? { unit_price, is_custom_price: true } : {}),
      compare_at_unit_price: compare_at_unit_price ?? price?.compare_at_unit_price ?? null,
      metadata: metadata ?? {},
    })
    addLineTaxes(db, order, line)
    return line
  })
}
