import { unlink } from "#mocks/domain/system/links.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { productTagEndpoints } from "#schema/admin/product-tag.endpoints.ts"
import { productTagSchemas } from "#schema/admin/product-tag.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "product_tag", many: "product_tags" })

export const productTagRoutes = implement(productTagEndpoints, productTagSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    refuseDuplicate(ctx.db.tables.productTag, "Product tag", { value: ctx.body.value })
    const row = ctx.db.tables.productTag.insert(ctx.body)
    emit(ctx.db, "product-tag.created", { id: row.id })
    return row
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.productTag.get(id), `Product tag with id "${id}" not found`)
    refuseDuplicate(ctx.db.tables.productTag, "Product tag", { value: ctx.body.value }, id)
    const row = ctx.db.tables.productTag.update(id, ctx.body)
    emit(ctx.db, "product-tag.updated", { id })
    return row
  }),
  delete: removal((ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.productTag.get(id)) emit(ctx.db, "product-tag.deleted", { id })
    unlink(ctx.db.tables.productTagProduct, "product_tag_id", id)
    ctx.db.tables.productTag.remove(id)
  }),
})
