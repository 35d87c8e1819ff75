import { Scope } from "#mocks/graph/node.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { collectionEndpoints } from "#schema/store/collection.endpoints.ts"
import { collectionSchemas } from "#schema/store/collection.ts"

export const collectionRoutes = implement(collectionEndpoints, collectionSchemas, {
  list: (ctx) => page(ctx, "product_collection", "collections", { scope: new Scope(ctx.db, { isShop: true }) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.productCollection.get(id), `Collection with id: ${id} was not found`)
    return { collection: show(ctx, "product_collection", row, { scope: new Scope(ctx.db, { isShop: true }) }) }
  },
})
