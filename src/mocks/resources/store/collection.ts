import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { page, show } from "#mocks/core/reply.ts"
import { collectionEndpoints } from "#schema/store/collection.endpoints.ts"
import { collectionSchemas } from "#schema/store/collection.ts"

export const collectionRoutes = implement(collectionEndpoints, collectionSchemas, {
  list: (ctx) => page(ctx, "product_collection", "collections"),
  retrieve: (ctx) => {
    const row = found(
      ctx.db.tables.productCollection.get(ctx.params.id),
      `Collection with id: ${ctx.params.id} was not found`,
    )
    return { collection: show(ctx, "product_collection", row) }
  },
})
