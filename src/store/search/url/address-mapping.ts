import type { InstantSearchProps } from "react-instantsearch"
import type { SearchEnv } from "#lib/env-search.ts"
import { facetName, joinValues, priceAttribute, splitValues } from "#store/search/facets/facet-names.ts"
import { readAddress, type SearchAddress, type Sort, sorts } from "./address.ts"

type UiState = NonNullable<InstantSearchProps["initialUiState"]>

export const sortedIndex = (index: string, sort: Sort, country: string): string => {
  const name = sort.replace("-", "_")
  return sort.startsWith("price") ? `${index}_${name}_${country}` : `${index}_${name}`
}

/** Returns the lossless mapping between the URL and the library's state. */
export function addressMapping({ index, facets }: Pick<SearchEnv, "index" | "facets">, country: string) {
  const bySort = new Map(sorts.map((sort) => [sort as string, sortedIndex(index, sort, country)]))
  return {
    stateToRoute(state: UiState): SearchAddress {
      const { query, page, sortBy, hitsPerPage, refinementList = {}, range = {} } = state[index] ?? {}
      const chosen = facets.flatMap((attribute) => {
        const values = refinementList[attribute] ?? []
        return values.length > 0 ? [[facetName(attribute), joinValues(values)]] : []
      })
      const [from = "", to = ""] = range[priceAttribute(country)]?.split(":") ?? []
      const sort = [...bySort].find(([, name]) => name === sortBy)?.[0]
      return readAddress({
        ...Object.fromEntries(chosen),
        q: query,
        sort,
        page,
        hits: hitsPerPage,
        price: `${from}..${to}`,
      })
    },
    routeToState(address: SearchAddress): UiState {
      const { q, sort, page, hits, price } = address
      const chosen = facets.flatMap((attribute) => {
        const values = address[facetName(attribute)]
        return typeof values === "string" ? [[attribute, splitValues(values)] as const] : []
      })
      const sortBy = sort === undefined ? undefined : bySort.get(sort)
      return {
        [index]: {
          ...(q === undefined ? {} : { query: q }),
          ...(page !== undefined && page > 1 ? { page } : {}),
          ...(hits === undefined ? {} : { hitsPerPage: hits }),
          ...(sortBy === undefined ? {} : { sortBy }),
          ...(chosen.length > 0 ? { refinementList: Object.fromEntries(chosen) } : {}),
          ...(price === undefined ? {} : { range: { [priceAttribute(country)]: price.replace("..", ":") } }),
        },
      }
    },
  }
}
