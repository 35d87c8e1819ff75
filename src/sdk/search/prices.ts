import type { ProductVariant } from "#schema/store/entities/catalog.ts"
import { isSold, STOCK_FIELDS } from "#sdk/is-sold.ts"
import { lowestOf, type ShownPrice } from "#sdk/shown-price.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Bound, boundsOf, facetNames, sortOf } from "./read-params.ts"
import type { SearchAnswer, SearchMarket, SearchRequest } from "./types.ts"

/** Ids per request, because the length of a URL is limited. */
const IDS_PER_REQUEST = 100
/** Maximum number of products whose shown prices are compared per search; of more, only a part is compared. */
export const MAX_COMPARED = 500
const FIELDS = `id,variants.id,*variants.calculated_price,${STOCK_FIELDS}`

export interface Offer extends ShownPrice {
  readonly isSold: boolean
}
/** The shown price of a product, and whether it can be ordered. */
export function offerOf(variants: readonly ProductVariant[] | null | undefined): Offer | undefined {
  const shown = lowestOf(variants)
  return shown && { ...shown, isSold: isSold(variants) }
}

export type Prices = ReadonlyMap<string, Offer | undefined>

/** Loads shown prices by product id; search indexes usually lack sales and taxes. */
export async function pricesOf(
  sdk: StoreSdk,
  ids: readonly string[],
  { regionId, country }: SearchMarket,
): Promise<Prices> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, i) =>
    ids.slice(i * IDS_PER_REQUEST, (i + 1) * IDS_PER_REQUEST),
  )
  const answers = await Promise.all(
    parts.map((part) => {
      const query = { id: [...part], region_id: regionId, country_code: country, fields: FIELDS, limit: part.length }
      return sdk.store.product.list({ query })
    }),
  )
  return new Map(answers.flatMap(({ products }) => products.map(({ id, variants }) => [id, offerOf(variants)])))
}

/** The `price`, `was` and `availability` fields of a hit. */
export const asRecord = (offer: Offer | undefined, country: string) =>
  offer
    ? {
        price: { [country]: offer.now },
        was: { [country]: offer.was },
        availability: offer.isSold ? "in-stock" : "sold-out",
      }
    : {}

export const isPrice = (attribute: string): boolean => attribute.startsWith("price.")

/** The price-related part of a search request. */
export interface PriceQuery {
  readonly bounds: readonly Bound[]
  readonly direction: "ASC" | "DESC" | undefined
  /** The attribute whose range is requested. */
  readonly range: string | undefined
}
export function priceQueryOf({ type, indexName, params = {} }: SearchRequest): PriceQuery {
  const sort = sortOf(indexName)
  return {
    bounds: boundsOf(params).filter(({ attribute }) => isPrice(attribute)),
    direction: sort?.by === "price" && type !== "facet" ? sort.direction : undefined,
    range: type === "facet" ? undefined : facetNames(params).find(isPrice),
  }
}

/** Whether prices affect the matches or their order. */
export const isByPrice = ({ bounds, direction }: PriceQuery): boolean => bounds.length > 0 || direction !== undefined

const compares: Readonly<Record<Bound["operator"], (price: number, value: number) => boolean>> = {
  "<": (price, value) => price < value,
  "<=": (price, value) => price <= value,
  "=": (price, value) => price === value,
  ">=": (price, value) => price >= value,
  ">": (price, value) => price > value,
  "!=": (price, value) => price !== value,
}

interface Candidate {
  readonly id: string
}
/** Filters candidates by their shown price, and sorts them by it if requested. */
export function withinPrice<T extends Candidate>(
  candidates: readonly T[],
  prices: Prices,
  { bounds, direction }: PriceQuery,
): readonly T[] {
  const priceOf = ({ id }: T) => prices.get(id)?.now
  const kept = candidates.filter((candidate) => {
    const price = priceOf(candidate)
    return bounds.every(({ operator, value }) => price !== undefined && compares[operator](price, value))
  })
  if (!direction) return kept
  const sign = direction === "ASC" ? 1 : -1
  // Products without a price come last in both directions.
  const rank = (candidate: T) => {
    const price = priceOf(candidate)
    return price === undefined ? Number.POSITIVE_INFINITY : price * sign
  }
  return kept.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The range of the products' shown prices, as `facets` and `facets_stats` of a response. */
export function rangeOf(
  candidates: readonly Candidate[],
  prices: Prices,
  attribute: string | undefined,
): Required<Pick<SearchAnswer, "facets" | "facets_stats">> {
  const shown = candidates.flatMap(({ id }) => prices.get(id)?.now ?? [])
  if (attribute === undefined || shown.length === 0) return { facets: {}, facets_stats: {} }
  const sum = shown.reduce((total, price) => total + price, 0)
  const [min, max] = [shown.reduce((a, b) => Math.min(a, b)), shown.reduce((a, b) => Math.max(a, b))]
  return { facets: { [attribute]: {} }, facets_stats: { [attribute]: { min, max, avg: sum / shown.length, sum } } }
}
