import { toApiError } from "#sdk/error.ts"
import type { SearchClient } from "./types.ts"

/** Remembers across pages that the server has no search. */
export interface SearchMemory {
  readonly isMissing: () => boolean
  readonly noteMissing: () => void
}

/**
 * Uses the first client while its server supports search; after a 404, the second one for the rest of the visit, and as
 * long as `memory` remembers it.
 */
export function withFallback(first: SearchClient, second: () => SearchClient, memory?: SearchMemory): SearchClient {
  let other = memory?.isMissing() ? second() : undefined
  return {
    search: async (requests) => {
      if (other) return other.search(requests)
      try {
        return await first.search(requests)
      } catch (error) {
        if (toApiError(error).status !== 404) throw error
        memory?.noteMissing()
        other ??= second()
        return other.search(requests)
      }
    },
    getRecommendations: (requests) => (other ?? first).getRecommendations(requests),
  }
}
