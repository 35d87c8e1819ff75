import type { Database } from "#mocks/kernel/database.ts"
import { facetHitsOf, facetsOf } from "./facets.ts"
import { find } from "./find.ts"
import { readIndexName } from "./index-names.ts"
import { type HostedParams, paramsOf } from "./params.ts"
import type { ProductRecords, RecordsOf } from "./product-records.ts"
import { highlightsOf, recordOf } from "./record.ts"
import { badRequest } from "./refusal.ts"
import { findSuggestions, SUGGESTIONS } from "./suggestions.ts"

const HITS = 20
/** Number of hits that paging can reach. */
const MAX_HITS = 1000

/** Hashes a search to a query id of 32 hexadecimal digits. */
function queryId(text: string): string {
  const part = (seed: number) => {
    let hash = seed
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, "0")
  }
  return [0x811c9dc5, 0x1000193, 0x9e3779b9, 0x85ebca6b].map(part).join("")
}

/** The parameters as a query string, which the service repeats in the response. */
function echo(params: HostedParams): string {
  const known = Object.entries(params).filter(
    ([name, value]) => value !== undefined && !["indexName", "type"].includes(name),
  )
  return known
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&")
}

const since = (started: number) => Math.max(1, Math.round(performance.now() - started))

/** Returns the hosted service's response to a query. */
export function answerQuery(db: Database, records: ProductRecords, indexName: string, params: HostedParams): object {
  const started = performance.now()
  const { hitsPerPage = params.length ?? HITS, page = 0 } = params
  const isSuggesting = readIndexName(indexName).part === SUGGESTIONS
  const suggested = isSuggesting ? findSuggestions(records, params) : []
  const found = isSuggesting ? [] : find(db, records, indexName, params)
  const nbHits = isSuggesting ? suggested.length : found.length
  const from = params.offset ?? page * hitsPerPage
  const to = Math.min(from + hitsPerPage, MAX_HITS)
  const hits = found.slice(from, to).map((one) => ({
    ...recordOf(records, one, params.attributesToRetrieve),
    ...highlightsOf(one, params),
  }))
  const text = echo(params)
  return {
    hits: isSuggesting ? suggested.slice(from, to) : hits,
    nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, MAX_HITS) / hitsPerPage),
    hitsPerPage,
    ...facetsOf(records, found, params),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    index: indexName,
    query: params.query ?? "",
    params: text,
    ...(params.clickAnalytics ? { queryID: queryId(`${db.clock.now()} ${indexName} ${text}`) } : {}),
    renderingContent: {},
    processingTimeMS: since(started),
    serverTimeMS: since(started),
  }
}

/** Returns the facet values that match a facet query. */
export function answerFacet(
  db: Database,
  records: ProductRecords,
  indexName: string,
  facet: string,
  params: HostedParams,
): object {
  const started = performance.now()
  const found = find(db, records, indexName, params)
  return { ...facetHitsOf(records, found, facet, params), processingTimeMS: since(started) }
}

/** Returns the response to one of several requests: hits, or facet values. Throws 400 if the request is invalid. */
export function answerRequest(db: Database, recordsOf: RecordsOf, request: unknown): object {
  if (typeof request !== "object" || request === null) throw badRequest("Expected an object in `requests`")
  const { indexName, type, facet, ...rest } = request as Record<string, unknown>
  if (typeof indexName !== "string" || indexName === "") throw badRequest("Missing mandatory attribute `indexName`")
  const params = paramsOf(rest)
  const records = recordsOf(indexName)
  if (type !== "facet") return answerQuery(db, records, indexName, params)
  if (typeof facet !== "string") throw badRequest("Missing mandatory attribute `facet`")
  return answerFacet(db, records, indexName, facet, params)
}
