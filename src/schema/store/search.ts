import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { anyOf, loose } from "#schema/fields.ts"
import { SearchResult } from "#schema/store/entities/system.ts"

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable()
type Scalar = z.infer<typeof scalar>
interface Filters {
  [path: string]: Scalar | Scalar[] | Filters | Filters[]
}
/** Paths with a value, a list or operators (`$gte`, `$in`, …); nested `$and`, `$or` and `$not`; `q` for text. */
const Filters: z.ZodType<Filters, Filters> = z.lazy(() =>
  z.record(z.string(), z.union([scalar, z.array(scalar), Filters, z.array(Filters)])),
)

const Facet = z.union([
  z.string(),
  z.strictObject({
    field: z.string(),
    type: z.literal("value").optional(),
    limit: z.number().int().gt(0).optional(),
    sort: z.enum(["count", "alpha"]).optional(),
    query: z.string().optional(),
  }),
  z.strictObject({
    field: z.string(),
    type: z.literal("range"),
    ranges: z.array(
      z.strictObject({
        key: z.string().optional(),
        from: z.union([z.number(), z.string()]).optional(),
        to: z.union([z.number(), z.string()]).optional(),
      }),
    ),
  }),
  z.strictObject({ field: z.string(), type: z.literal("stats") }),
])

const Highlight = z.union([
  z.boolean(),
  z.strictObject({
    fields: z.array(z.string()),
    pre_tag: z.string().optional(),
    post_tag: z.string().optional(),
    snippet: z.union([z.boolean(), z.object({ length: z.number().int().gt(0) })]).optional(),
  }),
])

const Query = z.strictObject({
  entity: z.string().min(1),
  fields: z.array(z.string()).optional(),
  filters: Filters.optional(),
  pagination: z
    .strictObject({
      skip: z.number().int().min(0).optional(),
      take: z.number().int().min(0).max(100).optional(),
      order: z.record(z.string(), z.enum(["ASC", "DESC"])).optional(),
      cursor: z.string().optional(),
    })
    .optional(),
  search_options: z
    .strictObject({
      attributes_to_search_on: z.array(z.string()).optional(),
      match_strategy: z.enum(["all", "any", "last"]).optional(),
      typo_tolerance: z.boolean().optional(),
      facets: z.array(Facet).optional(),
      disjunctive_facets: z.boolean().optional(),
      highlight: Highlight.optional(),
      distinct: z.string().optional(),
      min_score: z.number().optional(),
      include_score: z.boolean().optional(),
      locales: z.array(z.string()).optional(),
      vector: z
        .strictObject({
          field: z.string().optional(),
          value: z.array(z.number()).optional(),
          query: z.string().optional(),
          semantic_ratio: z.number().min(0).max(1).optional(),
        })
        .optional(),
      count: z.enum(["estimated", "exact", "none"]).optional(),
    })
    .optional(),
})
export type SearchQueryBody = z.output<typeof Query>

/** One query, or up to 20 at once. */
const QueryBody = anyOf(z.strictObject({ queries: z.array(Query).min(1).max(20) }), Query)

export const searchSchemas = {
  query: {
    about: "Search for products",
    auth: "key",
    body: QueryBody,
    response: loose({ results: z.array(SearchResult) }),
  },
} satisfies EndpointSchemas
