import type { SearchClient } from "./types.ts"

/** Milliseconds for which a search service isn't asked after it has failed or was too slow. */
const PAUSE = 120_000

interface FallbackOptions {
  /** Milliseconds to wait for the service; unlimited without. */
  readonly timeout?: number | undefined
  /** Loads the client that searches instead. */
  readonly other: () => Promise<SearchClient>
  /** Called with whether results are from the other client. */
  readonly onFallback: (isFallback: boolean) => void
}

/** A search client that can be told to ask its service again at once. */
interface FallbackClient extends SearchClient {
  retry(): void
}

class Slow extends Error {
  override readonly name = "RetryError"
}

/** Whether the service couldn't be reached; it didn't refuse the request. */
const isUnreachable = (error: unknown): boolean => (error as { name?: string } | null)?.name === "RetryError"

function within<T>(work: Promise<T>, timeout: number | undefined): Promise<T> {
  if (timeout === undefined) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Slow("the search service is too slow")), timeout)
  })
  return Promise.race([work, slow]).finally(() => clearTimeout(timer))
}

/** Searches with `first`; with the other client if the service can't be reached or is too slow, for two minutes then. */
export function withTemporaryFallback(
  first: SearchClient,
  { timeout, other, onFallback }: FallbackOptions,
): FallbackClient {
  let until = 0
  return {
    search: async (requests) => {
      let cause: unknown
      if (Date.now() >= until) {
        try {
          const answer = await within(first.search(requests), timeout)
          onFallback(false)
          return answer
        } catch (error) {
          if (!isUnreachable(error)) throw error
          cause = error
          until = Date.now() + PAUSE
        }
      }
      try {
        const answer = await (await other()).search(requests)
        onFallback(true)
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
