import { vi } from "vitest"

/**
 * Replaces the clock and counts the running timers that the client's files and their tests have set. Files of the same
 * worker share the clock, and what an earlier one left running may set timers of its own.
 */
export function useClientTimers(options: Parameters<typeof vi.useFakeTimers>[0] = {}): () => number {
  vi.useFakeTimers(options)
  const running = new Set<unknown>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((handler: () => void, milliseconds?: number) => {
    const timer = start(() => {
      running.delete(timer)
      handler()
    }, milliseconds)
    if (new Error().stack?.includes("/src/sdk/")) running.add(timer)
    return timer
  }) as typeof setTimeout)
  vi.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
    running.delete(timer)
    stop(timer)
  })
  return () => running.size
}

/** Gives back the real clock; the spies must go first, or they would restore the replaced one. */
export function restoreTimers() {
  vi.restoreAllMocks()
  vi.useRealTimers()
}
