import { demoSearchAppId } from "#lib/env-search.ts"
import { answerFacet, answerQuery, answerRequest } from "#mocks/domain/search/hosted/answer.ts"
import { takeEvents } from "#mocks/domain/search/hosted/events.ts"
import { readIndexName } from "#mocks/domain/search/hosted/index-names.ts"
import { indexSettings, indexSynonyms } from "#mocks/domain/search/hosted/index-settings.ts"
import { paramsOf } from "#mocks/domain/search/hosted/params.ts"
import { productRecordsOf, type RecordsOf } from "#mocks/domain/search/hosted/product-records.ts"
import { recommend } from "#mocks/domain/search/hosted/recommend.ts"
import { badRequest, HostedRefusal, wrongKey } from "#mocks/domain/search/hosted/refusal.ts"
import { BOUNDS, boundedBody, checkSearches, decoded } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { keepText } from "#mocks/kernel/texts.ts"
import { json } from "./responses.ts"

type Body = Readonly<Record<string, unknown>>

/**
 * Admits any publishable key to search the products of its sales channels. Key and application id are read from the
 * headers or the query.
 */
function admit(db: Database, url: URL, headers: Headers): RecordsOf {
  const given = (name: string) => headers.get(name) ?? url.searchParams.get(name) ?? ""
  if (given("x-algolia-application-id") !== demoSearchAppId) throw wrongKey()
  const key = db.tables.apiKey.first("token", given("x-algolia-api-key"))
  const isRevoked = key?.revoked_at !== null && (key?.revoked_at ?? "") <= db.clock.iso()
  if (key?.type !== "publishable" || isRevoked) throw wrongKey()
  const links = db.tables.apiKeySalesChannel.by("publishable_key_id", key.id)
  const channels = links.map((link) => link.sales_channel_id)
  return (index) => productRecordsOf(db, channels, readIndexName(index).locale)
}

function bodyOf(text: string): Body {
  if (text === "") return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === "object" && body !== null) return body as Body
  } catch (error) {
    throw badRequest(`Invalid JSON: ${(error as Error).message}`)
  }
  throw badRequest("Expected an object")
}

function several(body: Body): readonly unknown[] {
  if (Array.isArray(body.requests)) return body.requests
  throw badRequest("Missing mandatory attribute `requests`")
}

function partOf(text: string): string {
  const part = decoded(text)
  if (part === undefined) throw badRequest(`Malformed escape in "${text}"`)
  return part
}

const isMain = (index: string): boolean => readIndexName(index).part === ""

function answer(db: Database, request: Request, url: URL, records: RecordsOf, text: string): object {
  const parts = url.pathname.split("/").slice(2).map(partOf)
  const [area, index = "", action, facet = ""] = parts
  const body = bodyOf(text)
  const requests = Array.isArray(body.requests) ? body.requests : []
  checkSearches(body, requests.length)
  const isPost = request.method === "POST"
  if (area === "events" && isPost) return takeEvents(body)
  if (area !== "indexes") throw new HostedRefusal(404, "Not Found")
  if (index === "*" && action === "queries" && isPost)
    return { results: several(body).map((one) => answerRequest(db, records, one)) }
  if (index === "*" && action === "recommendations" && isPost)
    return { results: several(body).map((one) => recommend(db, records, one)) }
  if (action === "settings" && request.method === "GET" && isMain(index)) return indexSettings
  if (action === "synonyms" && facet === "search" && isPost && isMain(index)) {
    const hits = indexSynonyms(readIndexName(index).locale)
    return { hits, nbHits: hits.length }
  }
  if (action === "query" && isPost) return answerQuery(db, records(index), index, paramsOf(body))
  if (action === "facets" && isPost) return answerFacet(db, records(index), index, facet, paramsOf(body))
  if (action === undefined && index !== "" && request.method === "GET")
    return answerQuery(db, records(index), index, paramsOf(Object.fromEntries(url.searchParams)))
  throw new HostedRefusal(405, "Method not allowed")
}

/** Serves the paths of the hosted search service, below /1, from the current products. */
export async function hostedSearch(db: Database, request: Request): Promise<Response> {
  try {
    const url = new URL(request.url)
    const records = admit(db, url, request.headers)
    const text = request.method === "POST" ? await boundedBody(request, BOUNDS.body).text() : ""
    keepText(request, text)
    return json(200, answer(db, request, url, records, text))
  } catch (error) {
    if (!(error instanceof HostedRefusal) && !(error instanceof Refusal)) throw error
    return json(error.status, { message: error.message, status: error.status })
  }
}
