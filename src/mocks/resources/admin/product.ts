import { implement } from "#mocks/core/implement.ts"
import { found, notFound } from "#mocks/core/refusal.ts"
import { deleted, filtersOf, page, show } from "#mocks/core/reply.ts"
import { createProduct } from "#mocks/domain/products.ts"
import { createVariant } from "#mocks/domain/variants.ts"
import { productEndpoints } from "#schema/admin/product.endpoints.ts"
import { productSchemas } from "#schema/admin/product.ts"

const later = (): never => {
  throw notFound("Route not found")
}

export const productRoutes = implement(productEndpoints, productSchemas, {
  list: (ctx) => page(ctx, "product", "products"),
  create: (ctx) => ({ product: show(ctx, "product", createProduct(ctx.db, ctx.body)) }),
  retrieve: (ctx) => ({
    product: show(ctx, "product", found(ctx.db.tables.product.get(ctx.params.id), "Product not found")),
  }),
  update: later,
  delete: (ctx) => {
    ctx.db.tables.product.remove(ctx.params.id)
    return deleted(ctx.params.id, "product")
  },
  listVariants: (ctx) =>
    page(ctx, "product_variant", "variants", { filters: { ...filtersOf(ctx.query), product_id: ctx.params.id } }),
  createVariant: (ctx) => {
    const product = found(ctx.db.tables.product.get(ctx.params.id), "Product not found")
    createVariant(ctx.db, product.id, ctx.body)
    return { product: show(ctx, "product", product) }
  },
  batchImageVariants: later,
  listOptions: later,
  linkOptions: later,
  deleteVariant: later,
  retrieveVariant: later,
  updateVariant: later,
  batchVariantImages: later,
  addVariantInventoryItem: later,
  removeVariantInventoryItem: later,
  updateVariantInventoryItem: later,
  batchVariants: later,
  batchVariantInventoryItems: later,
  batch: later,
  export: later,
  import: later,
  confirmLegacyImport: later,
  createImport: later,
  confirmImport: later,
})
