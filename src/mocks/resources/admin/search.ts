import { graph } from "#mocks/domain/graph.ts"
import { type SearchEntity, searchEntities, searchWords } from "#mocks/domain/system/search-entities.ts"
import { list } from "#mocks/graph/list.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { found, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { plan, Reply } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { searchEndpoints } from "#schema/admin/search.endpoints.ts"
import { searchSchemas } from "#schema/admin/search.ts"

/** The requested entities in that order; all by default. */
function requestedEntities(entity: string | readonly string[] | undefined): readonly SearchEntity[] {
  const names = [entity ?? []].flat().flatMap((text) => text.split(",").filter(Boolean))
  if (names.length === 0) return searchEntities
  return names.map((name) => {
    const known = searchEntities.map((e) => e.entity).join(", ")
    return found(
      searchEntities.find((e) => e.entity === name),
      `No search entity registered for "${name}". Registered entities: ${known}`,
    )
  })
}

function hits(ctx: Context, { entity, node, fields, filters }: SearchEntity) {
  const { q, offset = 0, limit = 20 } = ctx.query as { q?: string; offset?: number; limit?: number }
  const wanted = { ...filters, q: searchWords(q ?? "") }
  const found = list(graph, node, { filters: wanted, order: "id", offset, limit }, ctx.scope)
  const answer = plan(ctx, node, { fields })
  return { entity, data: found.rows.map((row) => answer(row, ctx.scope)), count: found.count, offset, limit }
}

function indexOf(db: Database, name: string): Row<"searchIndex"> {
  const index = db.tables.searchIndex.first("name", name)
  if (index) return index
  const names = db.tables.searchIndex.all().map((row) => row.name)
  throw notFound(`No search index registered for "${name}". Registered indexes: ${names.join(", ") || "(none)"}`)
}

export const searchRoutes = implement(searchEndpoints, searchSchemas, {
  list: (ctx) => ({ results: requestedEntities(ctx.query.entity).map((entity) => hits(ctx, entity)) }),
  listIndexes: (ctx) => ({
    search_indexes: ctx.db.tables.searchIndex.all().map(({ name, entity, fields }) => ({
      name,
      entity,
      provider: "in-memory",
      status: "ready",
      fields,
    })),
    enabled: true,
  }),
  deleteIndex: (ctx) => {
    const index = indexOf(ctx.db, ctx.params.id)
    ctx.db.tables.searchIndex.erase(index.id)
    return { id: index.name, object: "search_index", deleted: true, deleted_versions: 1 }
  },
  reindex: (ctx) => {
    const index = indexOf(ctx.db, ctx.params.id)
    ctx.db.tables.searchIndex.update(index.id, { last_indexed_at: ctx.db.clock.iso() })
    return new Reply(202, { job_id: ctx.db.id("reindex"), indexes: [index.name] })
  },
})
