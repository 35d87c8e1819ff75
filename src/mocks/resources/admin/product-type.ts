import { emit } from "#mocks/kernel/events.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { productTypeEndpoints } from "#schema/admin/product-type.endpoints.ts"
import { productTypeSchemas } from "#schema/admin/product-type.ts"

export const productTypeRoutes = implement(productTypeEndpoints, productTypeSchemas, {
  list: (ctx) => page(ctx, "product_type", "product_types"),
  create: (ctx) => {
    refuseDuplicate(ctx.db.tables.productType, "Product type", { value: ctx.body.value })
    const row = ctx.db.tables.productType.insert(ctx.body)
    emit(ctx.db, "product-type.created", { id: row.id })
    return { product_type: show(ctx, "product_type", row) }
  },
  retrieve: (ctx) => {
    const row = ctx.db.tables.productType.get(ctx.params.id)
    return row ? { product_type: show(ctx, "product_type", row) } : {}
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.productType.get(id), `Product type with id "${id}" not found`)
    refuseDuplicate(ctx.db.tables.productType, "Product type", { value: ctx.body.value }, id)
    const row = ctx.db.tables.productType.update(id, ctx.body)
    emit(ctx.db, "product-type.updated", { id })
    return { product_type: show(ctx, "product_type", row) }
  },
  /** Its products keep their reference to it. */
  delete: (ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.productType.get(id)) emit(ctx.db, "product-type.deleted", { id })
    ctx.db.tables.productType.remove(id)
    return deleted(id, "product_type")
  },
})
