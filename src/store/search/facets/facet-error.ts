import { useSyncExternalStore } from "react"
import type { SearchClient } from "#sdk/search/types.ts"

const listeners = new Set<() => void>()
let current: unknown

function set(next: unknown): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/**
 * Wraps a search client to record errors of facet searches and return no values instead. The library doesn't handle
 * these errors, so they would become unhandled rejections.
 */
export const withFacetErrors = (client: SearchClient): SearchClient => ({
  ...client,
  search: async (requests) => {
    if (requests[0]?.type !== "facet") return client.search(requests)
    try {
      const answer = await client.search(requests)
      set(undefined)
      return answer
    } catch (error) {
      set(error)
      return { results: requests.map(() => ({ facetHits: [], exhaustiveFacetsCount: true, processingTimeMS: 0 })) }
    }
  },
})

export const noteFacetError = set

/** Returns the error of the last facet search. */
export const useFacetError = (): unknown =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
