import { QueryClient } from "@tanstack/react-query"
import type { Part } from "#lib/messages/index.ts"
import { blanks } from "#lib/preload.ts"
import { CHECKOUT_FIELDS } from "#machines/store/checkout/checkout.actors.ts"
import { openLogin, storeSdk } from "#store/api/client.ts"
import { CART_FIELDS } from "#store/cart/cart.ts"
import { shippingOptionsQuery } from "#store/cart/free-shipping.ts"
import { listingDefaults } from "#store/listing/listing-search.ts"
import { regionsQuery } from "#store/market/region.ts"
import { latestOrders, orderQuery, ordersQuery } from "#store/order/order.ts"
import { categoriesQuery, collectionsQuery, productQuery, productsQuery } from "#store/product/products.ts"
import type { View } from "./views.tsx"

interface Query {
  readonly queryKey: readonly unknown[]
}

interface ShopPage {
  /** Matches the path with its query; the first group is the handle or the search text. */
  readonly pattern: string
  /** Paths of the files of the route and of its layouts in `src/routes/_store`. */
  readonly files?: readonly string[]
  /** Parts of the texts that only this page's layouts load. */
  readonly parts?: readonly Part[]
  /** Queries that the page runs first, in addition to the regions. */
  readonly queries: readonly Query[]
  /** Queries that the page runs only for a signed-in customer. */
  readonly signedIn?: readonly Query[]
  readonly view: View
  /** Whether only a signed-in customer sees the page; others come to the login. */
  readonly isMember?: boolean
  /** Whether the page needs nothing from its URL: the demo shows it on a first visit before its backend runs. */
  readonly complete?: boolean
  /** Names and images that the page can show before the market is known. */
  readonly preview?: { readonly query: Query; readonly rows: string; readonly only?: string; readonly search?: boolean }
}

const { region, country, handle } = blanks

/** Loads only the names and images of products. */
const previewOf = (query: { readonly [key in "handle" | "order" | "q"]?: string } & { readonly limit: number }) => ({
  query: {
    queryKey: ["preview"],
    queryFn: () => storeSdk().store.product.list({ query: { ...query, fields: "id,title,subtitle,thumbnail" } }),
  },
  rows: "products",
})

/** Runs a request of the client kit. */
const run = (send: () => Promise<unknown>): Query & { queryFn: () => Promise<unknown> } => ({
  queryKey: [send],
  queryFn: send,
})
const cartWith = (fields: string) => run(() => storeSdk().store.cart.retrieve({ id: blanks.cart, query: { fields } }))
const cart = cartWith(CART_FIELDS)
/** Only what the first view shows, because the complete order takes a third longer to load on a phone. */
const orderPreview = run(() =>
  storeSdk().store.order.retrieve({
    id: handle,
    query: { fields: "display_id,email,status,fulfillment_status,items.product_title,items.thumbnail" },
  }),
)
const customer = run(() => storeSdk().store.customer.retrieve({}))
const providers = run(() => storeSdk().store.payment.listPaymentProviders({ query: { region_id: blanks.region } }))
const logins = run(() => openLogin().auth.listProviders({ actor_type: "customer" }))
/** Texts of the account's layout. */
const account: readonly Part[] = ["account", "sign-in"]
const memberFiles = ["account/route.tsx", "account/_member/route.tsx"]

const { order, page } = listingDefaults

/** Pages by URL; the first match applies. */
export const shopPages: readonly ShopPage[] = [
  {
    pattern: "^/(?:\\?|$)",
    files: ["index.tsx"],
    queries: [productsQuery({ region, country, order: "-created_at" }), categoriesQuery],
    view: "home",
    complete: true,
    preview: { query: categoriesQuery, rows: "product_categories", only: "metadata.hero" },
  },
  {
    pattern: "^/products/?$",
    files: ["products/index.tsx"],
    queries: [productsQuery({ region, country, order, page }), categoriesQuery],
    view: "products",
    complete: true,
    preview: previewOf({ order, limit: 4 }),
  },
  { pattern: "^/products/?\\?", files: ["products/index.tsx"], queries: [categoriesQuery], view: "listing" },
  {
    pattern: "^/products/([^/?]+)",
    files: ["products/$handle.tsx"],
    queries: [productQuery(handle, region, country), categoriesQuery],
    view: "product",
    preview: previewOf({ handle, limit: 1 }),
  },
  { pattern: "^/categories/", files: ["categories/$handle.tsx"], queries: [categoriesQuery], view: "listing" },
  {
    pattern: "^/collections/",
    files: ["collections/$handle.tsx"],
    queries: [categoriesQuery, collectionsQuery],
    view: "listing",
  },
  {
    pattern: "^/search/?\\?q=([^&]+)$",
    files: ["search.tsx"],
    queries: [categoriesQuery],
    view: "results",
    preview: { ...previewOf({ q: handle, limit: 4 }), search: true },
  },
  { pattern: "^/search", files: ["search.tsx"], queries: [categoriesQuery], view: "search" },
  {
    pattern: "^/cart/?(?:\\?|$)",
    files: ["cart/index.tsx"],
    queries: [cart, shippingOptionsQuery(blanks.cart), categoriesQuery],
    view: "cart",
    preview: { query: cart, rows: "cart.items" },
  },
  {
    pattern: "^/checkout/?(?:\\?|$)",
    files: ["checkout/index.tsx"],
    queries: [cartWith(CHECKOUT_FIELDS), shippingOptionsQuery(blanks.cart), providers, cart],
    signedIn: [customer],
    view: "checkout",
  },
  { pattern: "^/checkout", files: ["checkout/return.tsx"], queries: [], view: "guided" },
  {
    pattern: "^/order/([^/?]+)/?(?:\\?|$)",
    files: ["order/$id.tsx"],
    queries: [orderQuery(handle), categoriesQuery],
    signedIn: [customer],
    view: "confirmation",
    preview: { query: orderPreview, rows: "order" },
  },
  {
    pattern: "^/account/login/?(?:\\?|$)",
    files: ["account/route.tsx", "account/login.tsx"],
    parts: account,
    queries: [logins, categoriesQuery],
    view: "login",
  },
  {
    pattern: "^/account/?(?:\\?|$)",
    files: [...memberFiles, "account/_member/index.tsx"],
    parts: account,
    queries: [categoriesQuery],
    signedIn: [customer, ordersQuery(latestOrders)],
    view: "account",
    isMember: true,
    preview: { query: customer, rows: "customer" },
  },
  {
    pattern: "^/account/orders/?(?:\\?|$)",
    files: [...memberFiles, "account/_member/orders.index.tsx"],
    parts: account,
    queries: [categoriesQuery],
    signedIn: [customer],
    view: "other",
    isMember: true,
  },
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
