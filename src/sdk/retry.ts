import { toApiError } from "./error.ts"
import { retryAfter } from "./retry-after.ts"

const OVERLOADED = new Set([429, 502, 503, 504])
/** Milliseconds. A response with a longer `Retry-After` is returned at once, because a page may be loading. */
const MAX_PAUSE = 10_000

export interface RetryPolicy {
  readonly retries: number
  /** Milliseconds before the first retry, doubled with each. */
  readonly delay: number
  readonly signal: AbortSignal | undefined
}

/** Retries after a lost connection or an overloaded server; returns the last response or throws the last error. */
export async function sendWithRetries(send: () => Promise<Response>, policy: RetryPolicy): Promise<Response> {
  const { retries, delay, signal } = policy
  for (let attempt = 0; ; attempt++) {
    const last = attempt >= retries
    let pause = delay * 2 ** attempt
    try {
      const response = await send()
      if (last || !OVERLOADED.has(response.status)) return response
      pause = retryAfter(response) ?? pause
      // A retry before then would be rejected again.
      if (pause > MAX_PAUSE) return response
      await response.body?.cancel()
    } catch (error) {
      const reason = toApiError(error, signal)
      if (last || reason.kind !== "network") throw reason
    }
    await wait(pause, signal)
  }
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(toApiError(signal?.reason, signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener("abort", stop, { once: true })
  })

/** The result of some work, or an abort error if the caller aborts; the work itself continues. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(toApiError(signal.reason, signal))
    if (signal.aborted) stop()
    signal.addEventListener("abort", stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop))
  })
}
