import { adminSdk } from "#admin/api/client.ts"
import { batchesOf } from "#lib/batches.ts"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"

/** Which products: by id, or all of a collection, category, type or tag; without any, all. */
export interface ProductsFilter {
  readonly id?: string[]
  readonly collection_id?: string
  readonly category_id?: string
  readonly type_id?: string
  readonly tag_id?: string
}

const FIELDS = "id,title,variants.id,variants.title,variants.sku,variants.variant_rank"
const PAGE = 200

/** The variants of products, sorted by product title and rank. */
export async function variantsOf(filter: ProductsFilter): Promise<readonly PricedVariant[]> {
  const found: PricedVariant[] = []
  for (let offset = 0; ; offset += PAGE) {
    const query = { ...filter, fields: FIELDS, order: "title", limit: PAGE, offset }
    const { products, count } = await adminSdk().admin.product.list({ query })
    for (const { id: productId, title: product, variants } of products)
      for (const { id, title, sku } of [...(variants ?? [])].sort((a, b) => rankOf(a) - rankOf(b)))
        found.push({ id, name: title ?? sku ?? id, sku: sku ?? null, productId, product })
    if (offset + PAGE >= count) return found
  }
}
const rankOf = ({ variant_rank }: { variant_rank?: number | null | undefined }) => variant_rank ?? 0

/** Variants by their ids; unknown ones are missing. */
export async function variantsById(ids: readonly string[]): Promise<readonly PricedVariant[]> {
  const found: PricedVariant[] = []
  for (const id of batchesOf(ids)) {
    const fields = "id,title,sku,product.id,product.title"
    const { variants } = await adminSdk().admin.productVariant.list({ query: { id, fields, limit: id.length } })
    for (const { id: variantId, title, sku, product } of variants)
      found.push({
        id: variantId,
        name: title ?? sku ?? variantId,
        sku: sku ?? null,
        productId: product?.id ?? "",
        product: product?.title ?? "",
      })
  }
  return found
}
