import type { QueryClient } from "@tanstack/react-query"
import { loadMarket } from "#routes/_store/-api/load.ts"
import { categoriesQuery, collectionsQuery, productsQuery } from "#routes/_store/-product/products.ts"
import { type ListingScope, listingChoicesQuery } from "./filter-values.ts"
import { type ListingSearch, listingDefaults } from "./listing-search.ts"

interface Fixed {
  readonly categories?: readonly string[]
  readonly collection?: string
}

/** Loads one page of a listing's products and its filter options. */
export async function loadListing(client: QueryClient, search: ListingSearch, fixed: Fixed = {}) {
  const choices = client.ensureQueryData(listingChoicesQuery)
  const collections = client.ensureQueryData(collectionsQuery)
  const { collection = search.collection } = fixed
  const products = async () => {
    const [market, { types, tags }, shelves] = await Promise.all([
      loadMarket(client),
      search.type || search.tag ? choices : { types: [], tags: [] },
      search.collection ? collections : [],
    ])
    const idOf = (rows: readonly { id: string; value: string }[], value: string | undefined) =>
      rows.find((row) => row.value === value)?.id ?? value
    const query = productsQuery({
      region: market.region.id,
      country: market.country,
      q: search.q,
      order: search.order ?? listingDefaults.order,
      page: search.page,
      type: idOf(types, search.type),
      tag: idOf(tags, search.tag),
      collection: shelves.find((c) => c.handle === collection)?.id ?? collection,
      ...(fixed.categories ? { categories: fixed.categories } : {}),
    })
    await client.ensureQueryData(query)
    return query
  }
  const [query] = await Promise.all([
    products(),
    client.ensureQueryData(categoriesQuery),
    // Awaits the filter options to avoid layout shifts; ignores their errors.
    Promise.allSettled([choices, collections]),
  ])
  const scope: ListingScope = { q: search.q, ...fixed }
  return { query, scope }
}
