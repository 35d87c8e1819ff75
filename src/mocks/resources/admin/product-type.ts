import { emit } from "#mocks/kernel/events.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { productTypeEndpoints } from "#schema/admin/product-type.endpoints.ts"
import { productTypeSchemas } from "#schema/admin/product-type.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "product_type", many: "product_types" })

export const productTypeRoutes = implement(productTypeEndpoints, productTypeSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    refuseDuplicate(ctx.db.tables.productType, "Product type", { value: ctx.body.value })
    const row = ctx.db.tables.productType.insert(ctx.body)
    emit(ctx.db, "product-type.created", { id: row.id })
    return row
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.productType.get(id), `Product type with id "${id}" not found`)
    refuseDuplicate(ctx.db.tables.productType, "Product type", { value: ctx.body.value }, id)
    const row = ctx.db.tables.productType.update(id, ctx.body)
    emit(ctx.db, "product-type.updated", { id })
    return row
  }),
  /** Its products keep their reference to it. */
  delete: removal((ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.productType.get(id)) emit(ctx.db, "product-type.deleted", { id })
    ctx.db.tables.productType.remove(id)
  }),
})
