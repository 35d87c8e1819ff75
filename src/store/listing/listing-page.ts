import type { QueryClient } from "@tanstack/react-query"
import { loadMarket } from "#store/api/load.ts"
import { categoriesQuery, productsQuery } from "#store/product/products.ts"
import { type ListingScope, needsSearch } from "./chosen-filters.ts"
import { type ListingSearch, listingDefaults } from "./listing-search.ts"

/**
 * Loads one page of a listing's products: from the API's list, or with filters from a search. The routes have no
 * `loaderDeps`, so that the previous products and the open filters stay while those of other filters load.
 */
export async function loadListing(client: QueryClient, search: ListingSearch, fixed: ListingScope = {}) {
  const scope: ListingScope = { q: search.q, ...fixed }
  const products = async () => {
    const [market, filtered] = await Promise.all([
      loadMarket(client),
      needsSearch(search) ? import("./facets/filtered.ts") : undefined,
    ])
    const query = filtered
      ? filtered.filteredQuery(client, market, scope, search)
      : productsQuery({
          region: market.region.id,
          country: market.country,
          q: search.q,
          order: search.order ?? listingDefaults.order,
          page: search.page,
          ...(fixed.categories ? { categories: fixed.categories } : {}),
          ...(fixed.collection ? { collection: fixed.collection } : {}),
        })
    await client.ensureQueryData(query)
    return { market, query }
  }
  const [loaded] = await Promise.all([products(), client.ensureQueryData(categoriesQuery)])
  return { ...loaded, scope, loaded: search }
}
