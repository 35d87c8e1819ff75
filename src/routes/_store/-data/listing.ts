import type { QueryClient } from "@tanstack/react-query"
import { type ListingSearch, listingDefaults } from "./listing-search.ts"
import { loadMarket } from "./load.ts"
import { categoriesQuery, collectionsQuery, listingChoicesQuery, productsQuery } from "./products.ts"

interface Fixed {
  readonly categories?: readonly string[]
  readonly collection?: string
}

/** The products of one page of a listing, and what it can be narrowed by. */
export async function loadListing(client: QueryClient, search: ListingSearch, fixed: Fixed = {}) {
  const [market, choices, collections] = await Promise.all([
    loadMarket(client),
    search.type || search.tag ? client.ensureQueryData(listingChoicesQuery) : undefined,
    search.collection ? client.ensureQueryData(collectionsQuery) : undefined,
    client.ensureQueryData(categoriesQuery),
  ])
  const idOf = (rows: readonly { id: string; value: string }[] | undefined, value: string | undefined) =>
    value === undefined ? undefined : (rows?.find((row) => row.value === value)?.id ?? value)
  const { collection = search.collection } = fixed
  const query = productsQuery({
    region: market.region.id,
    country: market.country,
    q: search.q,
    order: search.order ?? listingDefaults.order,
    page: search.page,
    type: idOf(choices?.types, search.type),
    tag: idOf(choices?.tags, search.tag),
    collection: collections?.find((c) => c.handle === collection)?.id ?? collection,
    ...(fixed.categories ? { categories: fixed.categories } : {}),
  })
  await client.ensureQueryData(query)
  return { query }
}
