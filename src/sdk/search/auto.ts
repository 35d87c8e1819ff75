import { toApiError } from "#sdk/error.ts"
import type { SearchClient } from "./types.ts"

/** The first client as long as its server knows how to search; once it does not (404), the second one for the rest of the visit. */
export function firstThatAnswers(first: SearchClient, second: () => SearchClient): SearchClient {
  let chosen = first
  return {
    search: async (requests) => {
      try {
        return await chosen.search(requests)
      } catch (error) {
        if (chosen !== first || toApiError(error).status !== 404) throw error
        chosen = second()
        return chosen.search(requests)
      }
    },
    getRecommendations: (requests) => chosen.getRecommendations(requests),
  }
}
