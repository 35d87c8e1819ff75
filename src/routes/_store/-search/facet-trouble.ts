import { useSyncExternalStore } from "react"
import type { SearchClient } from "#sdk/search/types.ts"

const listeners = new Set<() => void>()
let trouble: unknown

function set(next: unknown): void {
  if (next === trouble) return
  trouble = next
  for (const listener of listeners) listener()
}

/**
 * The library drops what goes wrong with the search among a facet's values, and the page would hear of it as an error that
 * nobody caught. So it is noted here, and answered by no values.
 */
export const notingFacetTrouble = (client: SearchClient): SearchClient => ({
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

export const noteFacetTrouble = set

/** What went wrong with the last search among a facet's values. */
export const useFacetTrouble = (): unknown =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trouble,
  )
