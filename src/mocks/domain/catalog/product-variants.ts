import type { Database } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { refuseDuplicateOptions, resolveOptions } from "./variant-options.ts"
import { changeVariant, insertVariant, removeVariants, type VariantChange } from "./variants.ts"

/**
 * Replaces a product's variants, as its update does: adds those without an id and removes those left out. Unlike the
 * variant routes, it creates no inventory items for new variants and keeps those of removed ones.
 */
export function setProductVariants(
  db: Database,
  productId: string,
  variants: readonly (VariantChange & { readonly id?: string | undefined })[],
): void {
  const present = new Map(db.tables.productVariant.by("product_id", productId).map((row) => [row.id, row]))
  const named = variants.map((variant) => {
    const title = variant.title ?? present.get(variant.id ?? "")?.title
    if (title === undefined) throw invalidData("Value for ProductVariant.title is required, 'undefined' found")
    return { ...variant, title }
  })
  refuseDuplicateOptions(named)
  const kept = new Set(variants.flatMap((variant) => variant.id ?? []))
  removeVariants(
    db,
    [...present.keys()].filter((id) => !kept.has(id)),
  )
  const optionValues = resolveOptions(db, productId, named)
  for (const [i, variant] of variants.entries()) {
    const { id, ...change } = variant
    if (id !== undefined && present.has(id)) changeVariant(db, id, change, optionValues[i])
    else {
      const { title } = named[i] as { title: string }
      const isFree = id !== undefined && !db.tables.productVariant.get(id, { withDeleted: true })
      insertVariant(db, productId, { ...change, title, ...(isFree ? { id } : {}) }, optionValues[i])
    }
  }
}
