import { channelsOf } from "#mocks/domain/catalog/store-catalog.ts"
import { fieldAt, type IndexField } from "#mocks/domain/search/fields.ts"
import { pathsOf } from "#mocks/domain/search/filters.ts"
import { search } from "#mocks/domain/search/query.ts"
import { checkSearches } from "#mocks/kernel/bounds.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import type { Context } from "#mocks/resources/request.ts"
import { searchEndpoints } from "#schema/store/search.endpoints.ts"
import { type SearchQueryBody, searchSchemas } from "#schema/store/search.ts"

const PAGE_SIZE = 20

/** Throws for fields that the index doesn't support for this use. */
function check(entity: string, does: string, paths: readonly string[], use?: keyof IndexField): void {
  const unknown = paths.filter((path) => path !== "*" && (use ? !fieldAt(path)?.[use] : !fieldAt(path)))
  if (unknown.length > 0)
    throw invalidData(`Search index "${entity}" can't ${does} the fields: ${[...new Set(unknown)].join(", ")}`)
}

/** A cursor contains the number of hits to skip. */
const cursorAt = (skip: number): string => btoa(`skip:${skip}`)
function skipOf(cursor: string): number {
  try {
    const skip = Number(/^skip:(\d{1,9})$/.exec(atob(cursor))?.[1] ?? Number.NaN)
    if (Number.isInteger(skip)) return skip
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  throw invalidData("The search cursor is not valid")
}

function answer(ctx: Context, { entity, fields, filters = {}, pagination = {}, search_options = {} }: SearchQueryBody) {
  if (!ctx.db.tables.searchIndex.first("name", entity)) throw notFound(`No search index named "${entity}"`)
  const { attributes_to_search_on, match_strategy, typo_tolerance, disjunctive_facets, distinct } = search_options
  const facets = search_options.facets?.map((facet) => (typeof facet === "string" ? { field: facet } : facet))
  check(entity, "return", fields ?? [])
  check(entity, "filter by", pathsOf(filters), "filterable")
  check(entity, "sort by", Object.keys(pagination.order ?? {}), "sortable")
  check(entity, "count", facets?.map(({ field }) => field) ?? [], "facetable")
  check(entity, "search", attributes_to_search_on ?? [], "searchable")
  const { highlight, include_score, min_score } = search_options
  const skip = pagination.cursor === undefined ? (pagination.skip ?? 0) : skipOf(pagination.cursor)
  const take = pagination.take ?? PAGE_SIZE
  const q = typeof filters.q === "string" ? filters.q : ""
  const started = performance.now()
  const found = search(ctx.db, {
    q,
    filters,
    scope: { status: "published", sales_channel_ids: { $overlaps: channelsOf(ctx.db, ctx.key) } },
    fields,
    skip,
    take,
    order: pagination.order,
    attributes: attributes_to_search_on,
    strategy: match_strategy,
    typos: typo_tolerance,
    facets,
    disjunctive: disjunctive_facets,
    highlight: highlight === true ? { fields: ["*"] } : highlight || undefined,
    distinct,
    minScore: min_score,
  })
  return {
    hits: found.hits.map(({ document, score, highlights }) => ({
      id: document.id,
      ...(include_score ? { score } : {}),
      document,
      ...(highlights ? { highlights } : {}),
    })),
    ...(facets ? { facets: found.facets } : {}),
    metadata: {
      skip,
      take,
      count: search_options.count === "none" ? null : found.count,
      ...(skip + take < found.count ? { next_cursor: cursorAt(skip + take) } : {}),
      query: q,
      processing_time_ms: Math.round(performance.now() - started),
    },
  }
}

export const searchRoutes = implement(searchEndpoints, searchSchemas, {
  query: (ctx) => {
    const queries = "queries" in ctx.body ? ctx.body.queries : [ctx.body]
    const texts = queries.map(({ filters }) => filters?.q)
    checkSearches(ctx.body, queries.length, texts)
    return { results: queries.map((query) => answer(ctx, query)) }
  },
})
