import { facetName, splitValues } from "#store/search/facets/facet-names.ts"
import { searchEnv } from "#store/search/search-env.ts"
import type { ListingChange, ListingSearch } from "./listing-search.ts"

/** Products of a listing without its own filters. */
export interface ListingScope {
  readonly q?: string | undefined
  /** Ids; products in any of them match. */
  readonly categories?: readonly string[] | undefined
  /** A collection's id. */
  readonly collection?: string | undefined
}

const TYPE = "type"

/** Attributes that a listing offers as filters: those of the search, and the type. */
export function listingFacets({ collection }: ListingScope = {}): readonly string[] {
  const { facets } = searchEnv()
  return [...facets, ...(facets.includes(TYPE) ? [] : [TYPE])].filter((one) => !(collection && one === "collection"))
}

/** The chosen values of each facet that has some. */
export const chosenValues = (search: ListingSearch): (readonly [attribute: string, values: readonly string[]])[] =>
  listingFacets().flatMap((attribute) => {
    const values = search[facetName(attribute)]
    return typeof values === "string" && values !== "" ? [[attribute, splitValues(values)] as const] : []
  })

/** The bounds of the price filter, in major units. */
export function priceBounds({ price }: ListingSearch): readonly [number | undefined, number | undefined] {
  const [from = "", to = ""] = price?.split("..") ?? []
  return [from === "" ? undefined : Number(from), to === "" ? undefined : Number(to)]
}

/** Number of active filters, counted as on the search page. */
export const countFilters = (search: ListingSearch): number =>
  chosenValues(search).reduce((sum, [, values]) => sum + values.length, 0) +
  priceBounds(search).filter((bound) => bound !== undefined).length

/** The change that removes all filters. */
export const noFilters = (): ListingChange =>
  Object.fromEntries(["price", "page", ...listingFacets().map(facetName)].map((name) => [name, undefined]))

/** Whether the products are found by a search: the API's list has no facets and can't sort by price. */
export const needsSearch = (search: ListingSearch): boolean =>
  countFilters(search) > 0 || search.order === "price" || search.order === "-price"
