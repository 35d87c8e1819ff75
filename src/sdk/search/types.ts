/** Query parameters in the hosted service's format: `query`, `page`, `hitsPerPage`, `facetFilters`, … */
export type SearchParams = Readonly<Record<string, unknown>>

/** One query of a search call: for hits or for facet values. */
export interface SearchRequest {
  readonly indexName: string
  readonly type?: "default" | "facet"
  readonly facet?: string
  readonly params?: SearchParams
}
export interface Highlighted {
  readonly value: string
  readonly matchLevel: "none" | "partial" | "full"
}
/** A product found by a search. Prices are by country, as shown there. */
export interface ProductHit {
  readonly objectID: string
  readonly title: string
  readonly subtitle?: string | null
  readonly handle: string
  readonly thumbnail?: string | null
  readonly price?: Readonly<Record<string, number>>
  readonly was?: Readonly<Record<string, number>>
  /** "in-stock" or "sold-out", where it's known. */
  readonly availability?: string
  readonly _highlightResult?: Readonly<Record<string, Highlighted | readonly Highlighted[]>>
}
export interface SearchAnswer {
  readonly hits: readonly ProductHit[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly index: string
  readonly query: string
  readonly params: string
  readonly exhaustiveNbHits: boolean
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats?: Readonly<Record<string, { min: number; max: number; avg: number; sum: number }>>
  readonly queryID?: string
}
export interface FacetAnswer {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[]
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
}
export type RecommendationModel = "bought-together" | "related-products" | "looking-similar" | "trending-items"
export interface RecommendationRequest {
  readonly indexName: string
  readonly model: RecommendationModel
  readonly objectID?: string
  readonly threshold: number
  readonly maxRecommendations?: number
  readonly queryParameters?: SearchParams
}
interface RecommendationAnswer {
  readonly hits: readonly ProductHit[]
}

/** The search functions used by the storefront, with any provider. */
export interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: readonly (SearchAnswer | FacetAnswer)[] }>
  getRecommendations(requests: readonly RecommendationRequest[]): Promise<{ results: readonly RecommendationAnswer[] }>
}

/** The market whose prices are shown. */
export interface SearchMarket {
  readonly regionId: string
  /** iso_2 */
  readonly country: string
  readonly currency: string
}
