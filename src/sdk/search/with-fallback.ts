import { toApiError } from "#sdk/error.ts"
import type { SearchClient } from "./types.ts"

/** Uses the first client while its server supports search; after a 404, the second one for the rest of the visit. */
export function withFallback(first: SearchClient, second: () => SearchClient): SearchClient {
  let other: SearchClient | undefined
  return {
    search: async (requests) => {
      if (other) return other.search(requests)
      try {
        return await first.search(requests)
      } catch (error) {
        if (toApiError(error).status !== 404) throw error
        other ??= second()
        return other.search(requests)
      }
    },
    getRecommendations: (requests) => (other ?? first).getRecommendations(requests),
  }
}
