import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import { indexEngineEndpoints } from "#schema/admin/index-engine.endpoints.ts"
import { indexEngineSchemas } from "#schema/admin/index-engine.ts"

const FIELDS = ["id", "entity", "status", "fields", "updated_at", "last_synced_key"]

export const indexEngineRoutes = implement(indexEngineEndpoints, indexEngineSchemas, {
  details: (ctx) => {
    const { metadata } = page(ctx, "index_metadata", "metadata", { filters: {}, only: FIELDS })
    return { metadata }
  },
  /** The index is always current: products are read from their tables. */
  sync: (ctx) => {
    for (const { id } of ctx.db.tables.indexMetadata.all()) ctx.db.tables.indexMetadata.update(id, { status: "done" })
    return new Response("OK", { headers: { "content-type": "text/plain; charset=utf-8" } })
  },
})
