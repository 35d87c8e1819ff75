import { QueryClient } from "@tanstack/react-query"
import { readEnv } from "#lib/env.ts"
import { blanks } from "#lib/preload.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { listingDefaults } from "#routes/_store/-listing/listing-search.ts"
import { regionsQuery } from "#routes/_store/-market/region.ts"
import {
  categoriesQuery,
  collectionsQuery,
  listingChoicesQuery,
  productQuery,
  productsQuery,
} from "#routes/_store/-product/products.ts"
import type { Sight } from "./sights.tsx"

interface Query {
  readonly queryKey: readonly unknown[]
}

interface ShopPage {
  /** Matches the path with its query; the first group is the handle or the search text. */
  readonly pattern: string
  /** Below `src/routes/_store`. */
  readonly file?: string
  /** What the page asks first, beside the regions. */
  readonly asks: readonly Query[]
  readonly view: Sight
  /** What names and pictures can be had without the market. */
  readonly glance?: { readonly query: Query; readonly rows: string; readonly only?: string }
}

/** Products by name and picture only. */
const glanceOf = (query: { readonly [key in "handle" | "order" | "q"]?: string } & { readonly limit: number }) => ({
  query: {
    queryKey: ["glance"],
    queryFn: () => storeSdk().store.product.list({ query: { ...query, fields: "id,title,subtitle,thumbnail" } }),
  },
  rows: "products",
})

const { region, country, handle } = blanks
const { order, page } = listingDefaults
const settings = readEnv(import.meta.env)
const filters = [categoriesQuery, collectionsQuery, listingChoicesQuery]

/** The first that fits counts. */
export const shopPages: readonly ShopPage[] = [
  {
    pattern: "^/(?:\\?|$)",
    file: "index.tsx",
    asks: [productsQuery({ region, country, order: "-created_at" }), categoriesQuery],
    view: "home",
    glance: { query: categoriesQuery, rows: "product_categories", only: "metadata.hero" },
  },
  {
    pattern: "^/products/?$",
    file: "products/index.tsx",
    asks: [productsQuery({ region, country, order, page }), ...filters],
    view: "products",
    glance: glanceOf({ order, limit: 4 }),
  },
  { pattern: "^/products/?\\?", file: "products/index.tsx", asks: filters, view: "listing" },
  {
    pattern: "^/products/([^/?]+)",
    file: "products/$handle.tsx",
    asks: [productQuery(handle, region, country), categoriesQuery],
    view: "product",
    glance: glanceOf({ handle, limit: 1 }),
  },
  { pattern: "^/categories/", file: "categories/$handle.tsx", asks: filters, view: "listing" },
  { pattern: "^/collections/", file: "collections/$handle.tsx", asks: filters, view: "listing" },
  // A hosted search knows other answers than the listing.
  ...(settings.ok && settings.env.search.kind === "hosted"
    ? []
    : [
        {
          pattern: "^/search/?\\?q=([^&]+)$",
          file: "search.tsx",
          asks: [categoriesQuery],
          view: "results" as const,
          glance: glanceOf({ q: handle, limit: 4 }),
        },
      ]),
  { pattern: "^/search", file: "search.tsx", asks: [categoriesQuery], view: "search" },
  { pattern: "^/cart/?(?:\\?|$)", file: "cart/index.tsx", asks: [categoriesQuery], view: "other" },
  { pattern: "^/checkout", file: "checkout/index.tsx", asks: [categoriesQuery], view: "guided" },
  { pattern: "^/order/", file: "order/$id.tsx", asks: [categoriesQuery], view: "other" },
  { pattern: "", asks: [], view: "other" },
]

/** The paths that queries ask, as the client kit writes them: they are run, and what they send is written down. */
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
    // An empty answer is not what they expect.
    for (const query of queries) await client.fetchQuery(query).catch(() => undefined)
    client.clear()
  } finally {
    globalThis.fetch = real
  }
  return paths
}
