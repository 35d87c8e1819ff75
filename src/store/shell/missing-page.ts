import type { QueryClient } from "@tanstack/react-query"

/**
 * Returns what a loader throws for a page that doesn't exist: a redirect to where the shop says that it has moved,
 * otherwise that it isn't found. Pages that exist need none of it, so its code loads then.
 */
export async function missingPage(client: QueryClient, { pathname }: { readonly pathname: string }): Promise<unknown> {
  const { movedPage } = await import("./moved-page.ts")
  return movedPage(client, pathname)
}
