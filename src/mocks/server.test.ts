import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createBackend } from "./http/backend.ts"
import { warmUpBetweenRequests } from "./server.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe("the warm-up between requests", () => {
  const backend = createBackend({ scenario: "empty" })

  it("runs one step after the other while no requests arrive", async () => {
    const step = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
    const isDone = warmUpBetweenRequests({ backend, requestCount: 0 }, step)
    vi.advanceTimersByTime(5)
    await isDone
    expect(step).toHaveBeenCalledTimes(3)
  })

  it("pauses after each step while requests arrive", async () => {
    const server = { backend, requestCount: 0 }
    const step = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
    const isDone = warmUpBetweenRequests(server, step)
    server.requestCount += 1
    vi.advanceTimersByTime(1)
    expect(step).toHaveBeenCalledTimes(1)
    server.requestCount += 1
    vi.advanceTimersByTime(40)
    expect(step).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(20)
    expect(step).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(100)
    await isDone
    expect(step).toHaveBeenCalledTimes(3)
  })
})
