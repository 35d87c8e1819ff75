import { wait } from "./abort.ts"
import { hasNoResponse, toApiError } from "./error.ts"
import { retryAfter } from "./retry-after.ts"

export const isOverloaded = (status: number): boolean => status === 408 || status === 429 || status >= 500
/** Milliseconds. A response with a longer `Retry-After` is returned at once, because a page may be loading. */
const MAX_PAUSE = 10_000

interface RetryPolicy {
  readonly retries: number
  /** Milliseconds before the first retry, doubled with each; up to half less, so that clients don't retry together. */
  readonly delay: number
  readonly signal: AbortSignal | undefined
}

/** The pause before a retry. */
export const pauseOf = (delay: number, attempt: number): number => delay * 2 ** attempt * (1 - Math.random() / 2)

/**
 * Retries after a lost connection, a timeout or an overloaded server; returns the last response or throws the last
 * error. Other errors, such as those of the app's middleware, are thrown at once.
 */
export async function sendWithRetries<T extends Pick<Response, "status" | "headers">>(
  send: () => Promise<T>,
  { retries, delay, signal }: RetryPolicy,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= retries
    let pause = pauseOf(delay, attempt)
    try {
      const response = await send()
      if (isLast || !isOverloaded(response.status)) return response
      pause = retryAfter(response) ?? pause
      // A retry before then would be rejected again.
      if (pause > MAX_PAUSE) return response
    } catch (error) {
      if (signal?.aborted) throw toApiError(signal.reason, signal)
      if (isLast || !hasNoResponse(error)) throw error
    }
    await wait(pause, signal)
  }
}
