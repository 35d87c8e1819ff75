import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { chosenValues, type ListingScope } from "#store/listing/chosen-filters.ts"
import type { ListingSearch } from "#store/listing/listing-search.ts"
import type { Market } from "#store/market/region.ts"
import { loadProducts, PAGE_SIZE, type ProductFilter, type productsQuery } from "#store/product/products.ts"
import { foundQuery } from "./found.ts"

/** One page of the products that a search finds, with their data from the API: its prices, texts and variants. */
export function filteredQuery(
  client: QueryClient,
  market: Market,
  scope: ListingScope,
  search: ListingSearch,
): ReturnType<typeof productsQuery> {
  const { country, region } = market
  const { order, page = 1, price } = search
  const filter: ProductFilter = {
    region: region.id,
    country,
    order,
    page,
    price,
    ...scope,
    facets: chosenValues(search).map(([attribute, values]) => [attribute, ...values].join("_")),
  }
  return queryOptions({
    queryKey: ["store", "products", filter],
    queryFn: async () => {
      const { ids, count } = await client.fetchQuery(foundQuery(market, scope, search))
      const products = ids.length === 0 ? [] : await loadProducts(ids, region.id, country)
      return { products, count, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    },
    staleTime: 30_000,
  })
}
