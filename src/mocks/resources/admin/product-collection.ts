import { toCategoryHandle } from "#mocks/domain/catalog/handle.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { productCollectionEndpoints } from "#schema/admin/product-collection.endpoints.ts"
import { productCollectionSchemas } from "#schema/admin/product-collection.ts"

const { resolvers, answer, removal } = recordResolvers({
  node: "product_collection",
  one: "collection",
  many: "collections",
})

export const productCollectionRoutes = implement(productCollectionEndpoints, productCollectionSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    const { productCollection } = ctx.db.tables
    const handle = ctx.body.handle || toCategoryHandle(ctx.body.title)
    refuseDuplicate(productCollection, "Product collection", { handle })
    const row = productCollection.insert({ ...ctx.body, handle })
    emit(ctx.db, "product-collection.created", { id: row.id })
    return row
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    const { productCollection } = ctx.db.tables
    found(productCollection.get(id), `Collection with id "${id}" not found`)
    refuseDuplicate(productCollection, "Product collection", { handle: ctx.body.handle }, id)
    const row = productCollection.update(id, ctx.body)
    emit(ctx.db, "product-collection.updated", { id })
    return row
  }),
  /** Its products keep their reference to it. */
  delete: removal((ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.productCollection.get(id)) emit(ctx.db, "product-collection.deleted", { id })
    ctx.db.tables.productCollection.remove(id)
  }),
  updateProducts: answer((ctx) => {
    const { id } = ctx.params
    const { add = [], remove = [] } = ctx.body
    const { product, productCollection } = ctx.db.tables
    const row = productCollection.get(id)
    if (!row && add.length + remove.length > 0) throw notFound(`ProductCollection with id: ${id} was not found`)
    for (const productId of add) if (product.get(productId)) product.update(productId, { collection_id: id })
    for (const productId of remove)
      if (product.get(productId)?.collection_id === id) product.update(productId, { collection_id: null })
    return row
  }),
})
