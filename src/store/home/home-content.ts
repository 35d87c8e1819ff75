import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { contentCollections, type HomeContent, readHomeContent } from "#lib/store-content.ts"
import { catalogSdk } from "#store/api/client.ts"

/** What the shop has written for its home page. */
export const homeContentQuery = queryOptions({
  queryKey: ["store", "home-content"],
  queryFn: async ({ signal }) => {
    const query = { handle: contentCollections.home, fields: "id,+metadata", limit: 1 }
    const { collections } = await catalogSdk().store.collection.list({ query }, { signal })
    return readHomeContent(collections[0]?.metadata)
  },
  staleTime: 60_000,
})

/** Loads the home page's content. A browser that can't shows the usual one. */
export async function loadHomeContent(client: QueryClient): Promise<HomeContent> {
  try {
    return await client.ensureQueryData(homeContentQuery)
  } catch (error) {
    if (import.meta.env.SSR) throw error
    return readHomeContent(undefined)
  }
}
