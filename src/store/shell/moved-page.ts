import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { notFound, redirect } from "@tanstack/react-router"
import { storePath } from "#lib/absolute-url.ts"
import { contentCollections } from "#lib/store-content.ts"
import { catalogSdk } from "#store/api/client.ts"
import { type Moved, movedTo } from "./moved-to.ts"

/** Where a page has moved. The whole list can be long, and a server sends its queries to the browser. */
const movedQuery = (path: string) =>
  queryOptions({
    queryKey: ["store", "moved", path],
    queryFn: async ({ signal }): Promise<Moved> => {
      const query = { handle: contentCollections.moved, fields: "id,+metadata", limit: 1 }
      const { collections } = await catalogSdk().store.collection.list({ query }, { signal })
      const { redirects } = (collections[0]?.metadata ?? {}) as { readonly redirects?: unknown }
      return movedTo(redirects, path)
    },
    staleTime: 30_000,
  })

/** Returns the redirect of a page that has moved, otherwise that it isn't found, with whether it is gone for good. */
export async function movedPage(client: QueryClient, path: string): Promise<unknown> {
  const moved = await client.fetchQuery(movedQuery(path)).catch((error: unknown) => {
    // A search engine would forget a page that has moved.
    if (import.meta.env.SSR) throw error
    return undefined
  })
  if (moved?.to) return redirect({ href: storePath(moved.to), replace: true, statusCode: 301 })
  return notFound({ data: { isGone: moved?.isGone } })
}
