import { z } from "zod"
import { checkSearch } from "#mocks/kernel/bounds.ts"
import { words } from "#schema/defaults/words.ts"
import { badRequest } from "./refusal.ts"

const texts = z.union([z.array(z.string()), z.string().transform((text) => (text === "" ? [] : text.split(",")))])
const whole = z.coerce.number().int()
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
const filterList = z.union([z.string(), z.array(z.unknown())])

/** Query parameters supported by the mock; others are accepted and ignored. */
const Params = z.looseObject({
  query: z.string().nullish(),
  page: whole.min(0).optional(),
  hitsPerPage: whole.min(0).max(1000).optional(),
  offset: whole.min(0).optional(),
  length: whole.min(0).max(1000).optional(),
  filters: z.string().optional(),
  facetFilters: filterList.optional(),
  numericFilters: filterList.optional(),
  tagFilters: filterList.optional(),
  facets: texts.optional(),
  maxValuesPerFacet: whole.min(0).max(1000).optional(),
  sortFacetValuesBy: z.enum(["count", "alpha"]).optional(),
  attributesToRetrieve: texts.optional(),
  attributesToHighlight: texts.optional(),
  attributesToSnippet: texts.optional(),
  restrictSearchableAttributes: texts.optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  typoTolerance: z.union([flag, z.enum(["min", "strict"])]).optional(),
  removeWordsIfNoResults: z.enum(["none", "lastWords", "firstWords", "allOptional"]).optional(),
  clickAnalytics: flag.optional(),
  facetQuery: z.string().optional(),
  maxFacetHits: whole.min(1).max(100).optional(),
})
export type HostedParams = z.output<typeof Params>

const LISTS = new Set(
  words(`
  facets facetFilters numericFilters tagFilters attributesToRetrieve attributesToHighlight attributesToSnippet
  restrictSearchableAttributes
`),
)

/** Parses parameters sent as a query string by older clients, with lists as JSON. */
function fromText(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => {
      if (!LISTS.has(name) || !value.startsWith("[")) return [name, value]
      try {
        return [name, JSON.parse(value)]
      } catch {
        throw badRequest(`Invalid list in "${name}"`)
      }
    }),
  )
}

/** Returns a query's parameters, from its own keys and from `params`; throws 400 if one is invalid. */
export function paramsOf(given: Readonly<Record<string, unknown>>): HostedParams {
  const { params, ...beside } = given
  const more = typeof params === "string" ? fromText(params) : ((params ?? {}) as Record<string, unknown>)
  const read = Params.safeParse({ ...beside, ...more })
  if (read.success) {
    checkSearch(read.data.query)
    return read.data
  }
  const [issue] = read.error.issues
  throw badRequest(`Invalid value for "${issue?.path.join(".")}" parameter: ${issue?.message}`)
}
