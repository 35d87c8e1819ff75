import { columnOf } from "#machines/price-lists/price-change.ts"
import { emptyDraft, type PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import type { LiveShop } from "./live-shop.ts"

/** The column for any quantity in euros. */
export const EUR = columnOf({ currency: "eur", rules: {}, min: null, max: null })

/** A variant of the shop as the wizard lists it. */
export function draftRow({ backend }: LiveShop, sku: string) {
  const { tables } = backend.db
  const variant = tables.productVariant.first("sku", sku)
  if (!variant) throw new Error(`the shop has no ${sku}`)
  const { id, title, product_id: productId } = variant
  return { id, sku, name: title ?? "", productId, product: tables.product.get(productId)?.title ?? "" }
}

/** A sale of two shirts. */
export function saleDraft(shop: LiveShop, change: Partial<PriceListDraft> = {}): PriceListDraft {
  const rows = ["SHIRT-S-BLACK", "SHIRT-M-BLACK"].map((sku) => draftRow(shop, sku))
  return {
    ...emptyDraft("draft-1"),
    title: "Summer sale",
    description: "All shirts",
    rows,
    cells: Object.fromEntries(rows.map(({ id }, index) => [id, { [EUR]: { value: 15 + index } }])),
    ...change,
  }
}

/** Steps through the wizard to the review. */
export const toReview = (["products", "prices", "review"] as const).map((step) => ({ type: `go.${step}` }) as const)
