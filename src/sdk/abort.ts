import { ApiError, toApiError } from "./error.ts"

/** Waits; rejects at once if the caller aborts. */
export const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => {
  let timer: ReturnType<typeof setTimeout>
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return unlessAborted(pause, signal).finally(() => clearTimeout(timer))
}

/** The result of some work, or an abort error if the caller aborts; the work itself continues. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(toApiError(signal.reason, signal))
    if (signal.aborted) stop()
    signal.addEventListener("abort", stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop))
  })
}

/** Timers can't wait longer: they would end at once. */
const MAX_TIME = 2 ** 31 - 1

type Work<T> = (signal: AbortSignal | null) => Promise<T>

/**
 * Runs work with a signal that aborts when the caller's does or when the time (milliseconds) is up. Settles then even
 * if the work ignores the signal.
 */
export async function withinTime<T>(
  timeout: number | undefined,
  signal: AbortSignal | undefined,
  work: Work<T>,
): Promise<T> {
  if (signal?.aborted) throw toApiError(signal.reason, signal)
  if (!timeout || timeout > MAX_TIME) return unlessAborted(work(signal ?? null), signal)
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  const expire = () => controller.abort(new ApiError({ kind: "timeout", message: `no response within ${timeout} ms` }))
  const timer = setTimeout(expire, timeout)
  signal?.addEventListener("abort", stop)
  try {
    return await unlessAborted(work(controller.signal), controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener("abort", stop)
  }
}
