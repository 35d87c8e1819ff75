import type { SearchClient } from "./types.ts"

/** Milliseconds for which a search service isn't asked after it has failed or was too slow. */
const PAUSE = 120_000

export interface RescueOptions {
  /** Milliseconds to wait for the service; unlimited without. */
  readonly patience?: number | undefined
  /** Loads the client that searches instead. */
  readonly other: () => Promise<SearchClient>
  /** Called with whether results are from the other client. */
  readonly onRescue: (isRescued: boolean) => void
}

/** A search client that can be told to ask its service again at once. */
export interface RescuedClient extends SearchClient {
  retry(): void
}

class Slow extends Error {
  override readonly name = "RetryError"
}

/** Whether the service couldn't be reached; it didn't refuse the request. */
const isUnreachable = (error: unknown): boolean => (error as { name?: string } | null)?.name === "RetryError"

function within<T>(work: Promise<T>, patience: number | undefined): Promise<T> {
  if (patience === undefined) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Slow("the search service is too slow")), patience)
  })
  return Promise.race([work, slow]).finally(() => clearTimeout(timer))
}

/** Searches with `first`; with the other client if the service can't be reached or is too slow, for two minutes then. */
export function withRescue(first: SearchClient, { patience, other, onRescue }: RescueOptions): RescuedClient {
  let until = 0
  return {
    search: async (requests) => {
      let cause: unknown
      if (Date.now() >= until) {
        try {
          const answer = await within(first.search(requests), patience)
          onRescue(false)
          return answer
        } catch (error) {
          if (!isUnreachable(error)) throw error
          cause = error
          until = Date.now() + PAUSE
        }
      }
      try {
        const answer = await (await other()).search(requests)
        onRescue(true)
        return answer
      } catch (error) {
        // The service's own error says what to do.
        throw cause ?? error
      }
    },
    getRecommendations: (requests) => first.getRecommendations(requests),
    retry: () => {
      until = 0
    },
  }
}
