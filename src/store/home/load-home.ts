import type { QueryClient } from "@tanstack/react-query"
import { type HomeContent, type HomeSection, isContentCollection } from "#lib/store-content.ts"
import { loadMarket } from "#store/api/load.ts"
import { categoriesQuery, collectionByIdQuery, type ProductFilter, productsQuery } from "#store/product/products.ts"
import { picturedCollectionsQuery } from "./slides.ts"

/** Loads what a home page shows. A section whose collection the shop doesn't have is left out. */
export async function loadHome(client: QueryClient, content: Promise<HomeContent>) {
  const market = loadMarket(client).then(({ region, country }) => ({ region: region.id, country }))
  const listOf = async (filter: Pick<ProductFilter, "collection" | "order">) => {
    const query = productsQuery({ ...(await market), ...filter })
    await client.ensureQueryData(query)
    return query
  }
  const rowOf = async ({ id, kind, collection: chosen }: HomeSection) => {
    if (kind !== "collection" || !chosen) return []
    const collection = await client.ensureQueryData(collectionByIdQuery(chosen))
    if (!collection || isContentCollection(collection.handle)) return []
    return [[id, { collection, query: await listOf({ collection: collection.id }) }] as const]
  }
  const [newest, own, rows] = await Promise.all([
    listOf({ order: "-created_at" }),
    content,
    content.then(async ({ sections }) => (await Promise.all(sections.map(rowOf))).flat()),
    client.ensureQueryData(categoriesQuery),
    // In a browser, the slides load them.
    import.meta.env.SSR && client.prefetchQuery(picturedCollectionsQuery),
  ])
  return { content: own, newest, rows: new Map(rows) }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
