import { queryOptions } from "@tanstack/react-query"
import { apiLocales } from "#lib/api-locale.ts"
import { createSdk } from "./client.ts"

const FIELDS = "id,*categories,*collection,*tags,*type,*variants.options"
const PAGE_SIZE = 100
/** Products that are read for their names; those of larger catalogs share most of them. */
const MAX_PRODUCTS = 500

/** A text of the catalog in one language, with the id of its category, collection, tag, type or option value. */
type Name = readonly [id: string, text: string]

async function namesIn(locale: string): Promise<Name[]> {
  const sdk = createSdk({ auth: { storage: "memory" }, locale: () => locale })
  const list = (offset: number) => sdk.store.product.list({ query: { fields: FIELDS, limit: PAGE_SIZE, offset } })
  const first = await list(0)
  const pages = Math.ceil(Math.min(first.count, MAX_PRODUCTS) / PAGE_SIZE)
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, i) => list((i + 1) * PAGE_SIZE))
  const products = [first, ...(await Promise.all(rest))].flatMap((answer) => answer.products)
  return products.flatMap(({ categories, collection, tags, type, variants }) => [
    ...(categories ?? []).map(({ id, name }): Name => [id, name ?? ""]),
    ...(collection ? [[collection.id, collection.title ?? ""] as const] : []),
    ...(tags ?? []).map(({ id, value }): Name => [id, value ?? ""]),
    ...(type ? [[type.id, type.value ?? ""] as const] : []),
    ...(variants ?? []).flatMap(({ options }) => (options ?? []).map(({ id, value }): Name => [id, value])),
  ])
}

/** The names of the catalog's categories, collections, tags, types and option values in all languages of the store. */
export const namesQuery = () =>
  queryOptions({
    queryKey: ["store", "catalog-names"],
    queryFn: async () => (await Promise.all(Object.values(apiLocales).map(namesIn))).flat(),
    staleTime: 300_000,
  })

/** Names in any language of what has this name in one of them. */
export function translationsOf(names: readonly Name[], text: string): string[] {
  const ids = new Set(names.flatMap(([id, name]) => (name === text ? id : [])))
  return [...new Set(names.flatMap(([id, name]) => (ids.has(id) ? name : [])))]
}
