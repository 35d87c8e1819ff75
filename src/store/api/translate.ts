import type { QueryClient } from "@tanstack/react-query"
import { apiLocale } from "#lib/api-locale.ts"
import { CART_FIELDS } from "#store/cart/cart.ts"
import { updateCart } from "#store/cart/update-cart.ts"
import { visit } from "#store/visit/visit.ts"

/** Queries with texts that the server or the search service translates. */
const translated: ReadonlySet<unknown> = new Set([
  "products",
  "product",
  "categories",
  "collections",
  "collection",
  "sold-variants",
  "restocked",
  "listing-found",
  "suggestions",
  "recommendations",
])

/** Loads the catalog's texts again after the language has changed; shown texts stay until the new ones arrive. */
async function reloadCatalog(client: QueryClient): Promise<void> {
  const filters = {
    predicate: ({ queryKey: [area, name] }: { queryKey: readonly unknown[] }) =>
      area === "store" && translated.has(name),
  }
  const all = client.getQueryCache().findAll(filters)
  // These responses are still in the old language.
  await Promise.allSettled(all.map((query) => query.state.fetchStatus === "fetching" && query.promise))
  client.removeQueries({ predicate: (query) => filters.predicate(query) && query.getObserversCount() === 0 })
  await client.invalidateQueries(filters)
}

/** Translates the cart's items. A cart that can't be updated keeps its texts, which works as well. */
async function translateCart(client: QueryClient): Promise<void> {
  const id = visit().cartId
  const body = { locale: apiLocale() }
  if (id && body.locale)
    await updateCart(client, id, (carts) => carts.update({ id, body, query: { fields: CART_FIELDS } })).catch(
      () => undefined,
    )
}

/** Shows the API's texts in the page's language after it has changed. */
export const translate = (client: QueryClient): Promise<unknown> =>
  Promise.all([reloadCatalog(client), translateCart(client)])
