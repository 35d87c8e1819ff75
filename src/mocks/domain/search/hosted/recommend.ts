import { z } from "zod"
import type { ProductDocument } from "#mocks/domain/search/document.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { find } from "./find.ts"
import { readIndexName } from "./index-names.ts"
import { paramsOf } from "./params.ts"
import type { ProductRecords, RecordsOf } from "./product-records.ts"
import { recordOf } from "./record.ts"
import { badRequest, noIndex } from "./refusal.ts"

const Request = z.looseObject({
  indexName: z.string(),
  model: z.enum(["bought-together", "related-products", "looking-similar", "trending-items", "trending-facets"]),
  objectID: z.string().optional(),
  threshold: z.number().min(0).max(100).optional(),
  maxRecommendations: z.number().int().min(0).max(30).optional(),
  facetName: z.string().optional(),
  facetValue: z.string().optional(),
  queryParameters: z.looseObject({}).optional(),
})
type Request = z.output<typeof Request>
type Scores = ReadonlyMap<string, number>

/** Number of orders that contain both this and another product, by the other product. */
function together(db: Database, productId: string): Scores {
  const { orderItem, orderLineItem } = db.tables
  const orders = new Set(
    orderLineItem.by("product_id", productId).flatMap(({ id }) => orderItem.by("item_id", id).map((i) => i.order_id)),
  )
  const counts = new Map<string, number>()
  for (const order of orders) {
    const products = orderItem.by("order_id", order).map((item) => orderLineItem.get(item.item_id)?.product_id)
    for (const other of new Set(products))
      if (other && other !== productId) counts.set(other, (counts.get(other) ?? 0) + 1)
  }
  return counts
}

const shared = (a: readonly string[], b: readonly string[]) => a.filter((one) => b.includes(one)).length

/** Similarity score of two products: type, category and color for looks, else also collection and tags. */
function similarity(a: ProductDocument, b: ProductDocument, byLooks: boolean): number {
  const colors = shared(a.options.color ?? [], b.options.color ?? [])
  const kind = a.type !== null && a.type === b.type ? 3 : 0
  const categoryScore = shared(a.categories, b.categories) * 2
  if (byLooks) return kind * 2 + categoryScore + colors
  return (
    kind + categoryScore + shared(a.tags, b.tags) + (a.collection !== null && a.collection === b.collection ? 2 : 0)
  )
}

function scoresOf(db: Database, records: ProductRecords, request: Request): Scores {
  const { model, objectID } = request
  if (model === "trending-items") return records.sold
  if (objectID === undefined) throw badRequest("Missing mandatory attribute `objectID`")
  if (model === "bought-together") return together(db, objectID)
  const self = records.documents.find(({ id }) => id === objectID)
  if (!self) return new Map()
  const others = records.documents.filter((document) => document !== self)
  return new Map(others.map((document) => [document.id, similarity(self, document, model === "looking-similar")]))
}

/** Scales a score to at most 100, like the service. */
const scaled = (score: number, most: number): number => Math.round((score / most) * 10_000) / 100

function trendingFacets(
  records: ProductRecords,
  { facetName = "categories", maxRecommendations, threshold = 0 }: Request,
): object[] {
  const counts = new Map<string, number>()
  for (const document of records.documents)
    for (const value of records.values(document)(facetName))
      counts.set(String(value), (counts.get(String(value)) ?? 0) + (records.sold.get(document.id) ?? 0))
  const sorted = [...counts].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1])
  return sorted
    .map(([facetValue, score]) => ({ facetName, facetValue, _score: scaled(score, sorted[0]?.[1] ?? 1) }))
    .filter(({ _score }) => _score >= threshold)
    .slice(0, maxRecommendations || 30)
}

/** Returns the response to a recommendation request. */
export function recommend(db: Database, recordsOf: RecordsOf, given: unknown): object {
  const started = performance.now()
  const read = Request.safeParse(given)
  if (!read.success) throw badRequest(`Invalid recommendation request: ${read.error.issues[0]?.message}`)
  const request = read.data
  if (readIndexName(request.indexName).part !== "") throw noIndex(request.indexName)
  const records = recordsOf(request.indexName)
  const params = paramsOf({ ...request.queryParameters })
  const scores = request.model === "trending-facets" ? new Map<string, number>() : scoresOf(db, records, request)
  const within = request.facetName && request.facetValue ? [`${request.facetName}:${request.facetValue}`] : []
  const narrowed = { ...params, facetFilters: [...[params.facetFilters ?? []].flat(), ...within] }
  const ranked = find(db, records, request.indexName, narrowed)
    .filter(({ document }) => (scores.get(document.id) ?? 0) > 0 && document.id !== request.objectID)
    .sort((a, b) => (scores.get(b.document.id) ?? 0) - (scores.get(a.document.id) ?? 0))
  const most = Math.max(1, ...ranked.map(({ document }) => scores.get(document.id) ?? 0))
  const hits = ranked
    .map((one) => ({
      ...recordOf(records, one, params.attributesToRetrieve),
      _score: scaled(scores.get(one.document.id) ?? 0, most),
    }))
    .filter(({ _score }) => _score >= (request.threshold ?? 0))
    .slice(0, request.maxRecommendations || 30)
  return {
    hits: request.model === "trending-facets" ? trendingFacets(records, request) : hits,
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  }
}
