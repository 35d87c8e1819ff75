import { QueryClient } from "@tanstack/react-query"
import { blanks } from "#lib/preload.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { listingChoicesQuery } from "#routes/_store/-listing/filter-values.ts"
import { listingDefaults } from "#routes/_store/-listing/listing-search.ts"
import { regionsQuery } from "#routes/_store/-market/region.ts"
import { categoriesQuery, collectionsQuery, productQuery, productsQuery } from "#routes/_store/-product/products.ts"
import type { View } from "./views.tsx"

interface Query {
  readonly queryKey: readonly unknown[]
}

interface ShopPage {
  /** Matches the path with its query; the first group is the handle or the search text. */
  readonly pattern: string
  /** Path of the route file in `src/routes/_store`. */
  readonly file?: string
  /** Queries that the page runs first, in addition to the regions. */
  readonly queries: readonly Query[]
  readonly view: View
  /** Whether the page needs nothing from its URL: the demo shows it on a first visit before its backend runs. */
  readonly complete?: boolean
  /** Names and images that the page can show before the market is known. */
  readonly preview?: { readonly query: Query; readonly rows: string; readonly only?: string; readonly search?: boolean }
}

/** Loads only the names and images of products. */
const previewOf = (query: { readonly [key in "handle" | "order" | "q"]?: string } & { readonly limit: number }) => ({
  query: {
    queryKey: ["preview"],
    queryFn: () => storeSdk().store.product.list({ query: { ...query, fields: "id,title,subtitle,thumbnail" } }),
  },
  rows: "products",
})

const { region, country, handle } = blanks
const { order, page } = listingDefaults
const filters = [categoriesQuery, collectionsQuery, listingChoicesQuery]

/** Pages by URL; the first match applies. */
export const shopPages: readonly ShopPage[] = [
  {
    pattern: "^/(?:\\?|$)",
    file: "index.tsx",
    queries: [productsQuery({ region, country, order: "-created_at" }), categoriesQuery],
    view: "home",
    complete: true,
    preview: { query: categoriesQuery, rows: "product_categories", only: "metadata.hero" },
  },
  {
    pattern: "^/products/?$",
    file: "products/index.tsx",
    queries: [productsQuery({ region, country, order, page }), ...filters],
    view: "products",
    complete: true,
    preview: previewOf({ order, limit: 4 }),
  },
  { pattern: "^/products/?\\?", file: "products/index.tsx", queries: filters, view: "listing" },
  {
    pattern: "^/products/([^/?]+)",
    file: "products/$handle.tsx",
    queries: [productQuery(handle, region, country), categoriesQuery],
    view: "product",
    preview: previewOf({ handle, limit: 1 }),
  },
  { pattern: "^/categories/", file: "categories/$handle.tsx", queries: filters, view: "listing" },
  { pattern: "^/collections/", file: "collections/$handle.tsx", queries: filters, view: "listing" },
  {
    pattern: "^/search/?\\?q=([^&]+)$",
    file: "search.tsx",
    queries: [categoriesQuery],
    view: "results",
    preview: { ...previewOf({ q: handle, limit: 4 }), search: true },
  },
  { pattern: "^/search", file: "search.tsx", queries: [categoriesQuery], view: "search" },
  { pattern: "^/cart/?(?:\\?|$)", file: "cart/index.tsx", queries: [categoriesQuery], view: "other" },
  { pattern: "^/checkout", file: "checkout/index.tsx", queries: [categoriesQuery], view: "guided" },
  { pattern: "^/order/", file: "order/$id.tsx", queries: [categoriesQuery], view: "other" },
  { pattern: "", queries: [], view: "other" },
]

/** Returns the paths that queries request: runs them and records the requests of the client kit. */
export async function pathsOf(queries: readonly Query[] = [regionsQuery]): Promise<string[]> {
  const paths: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(String(input))
    paths.push(pathname + search)
    return Response.json({})
  }
  try {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    // Queries reject the empty response.
    for (const query of queries) await client.fetchQuery(query).catch(() => undefined)
    client.clear()
  } finally {
    globalThis.fetch = real
  }
  return paths
}
