import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { restoreTimers, useClientTimers } from "#tests/support/client-timers.ts"
import { ApiError, toApiError } from "./error.ts"
import { pauseOf, sendWithRetries } from "./retry.ts"

let runningTimers: () => number
beforeEach(() => {
  runningTimers = useClientTimers({ now: new Date("2026-01-01T00:00:00Z") })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(restoreTimers)

type Step = Response | Error
const busy = (headers: Record<string, string> = {}, status = 503) => new Response("busy", { status, headers })

/** Returns one step per request, repeating the last; records when requests were sent. */
function server(...steps: Step[]) {
  const times: number[] = []
  const start = Date.now()
  const send = async () => {
    times.push(Date.now() - start)
    const step = steps.length > 1 ? steps.shift() : steps[0]
    if (step instanceof Error) throw toApiError(step)
    return step as Response
  }
  return { times, send }
}
const policy = { retries: 2, delay: 100, signal: undefined }

describe("a read", () => {
  it("waits twice as long before each retry", async () => {
    const { times, send } = server(new TypeError("fetch failed"), busy(), new Response("ok"))
    const response = sendWithRetries(send, policy)
    await vi.runAllTimersAsync()
    expect(await (await response).text()).toBe("ok")
    expect(times).toEqual([0, 100, 300])
  })

  it("waits up to half as long, at random, so that clients don't retry together", () => {
    const pauses = [0, 0.5, 0.999].map((random) => {
      vi.spyOn(Math, "random").mockReturnValue(random)
      return pauseOf(100, 1)
    })
    expect(pauses).toEqual([200, 150, expect.closeTo(100, 0)])
  })

  it("is retried after a timeout", async () => {
    const { times, send } = server(new ApiError({ kind: "timeout", message: "" }), new Response("ok"))
    const response = sendWithRetries(send, policy)
    await vi.runAllTimersAsync()
    expect((await response).status).toBe(200)
    expect(times).toEqual([0, 100])
  })

  it("isn't retried after an error of the app's own code", async () => {
    const error = new Error("a bug")
    const send = vi.fn(() => Promise.reject(error))
    await expect(sendWithRetries(send, policy)).rejects.toBe(error)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it("ends with the last response or error", async () => {
    const answered = sendWithRetries(server(busy()).send, policy)
    const lost = expect(sendWithRetries(server(new TypeError("fetch failed")).send, policy)).rejects.toMatchObject({
      kind: "network",
      message: "fetch failed",
    })
    await vi.runAllTimersAsync()
    expect((await answered).status).toBe(503)
    await lost
  })

  it.each([408, 429, 500, 502, 503, 504])("is retried after %i", async (status) => {
    const { times, send } = server(busy({}, status), new Response("ok"))
    const response = sendWithRetries(send, policy)
    await vi.runAllTimersAsync()
    expect((await response).status).toBe(200)
    expect(times).toHaveLength(2)
  })

  it.each([200, 400, 401, 404, 409, 422])("isn't retried after %i", async (status) => {
    const { times, send } = server(busy({}, status))
    expect((await sendWithRetries(send, policy)).status).toBe(status)
    expect(times).toHaveLength(1)
  })

  it.each([
    ["7", 7000],
    ["Thu, 01 Jan 2026 00:00:04 GMT", 4000],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["soon", 100],
  ])("waits as long as the server requests (%s)", async (after, expected) => {
    const { times, send } = server(busy({ "retry-after": after }, 429), new Response("ok"))
    const response = sendWithRetries(send, policy)
    await vi.runAllTimersAsync()
    await response
    expect(times).toEqual([0, expected])
  })

  it.each(["-5", "1e3", "NaN", "", "0x10"])("ignores a malformed wait time or one in the past (%j)", async (after) => {
    const { times, send } = server(busy({ "retry-after": after }, 429), new Response("ok"))
    const response = sendWithRetries(send, policy)
    await vi.runAllTimersAsync()
    await response
    expect(times).toHaveLength(2)
    expect(times[1]).toBeLessThanOrEqual(100)
  })

  it.each(["11", "86400", "315360000", "9".repeat(400), "Thu, 01 Jan 2036 00:00:00 GMT"])(
    "returns the response at once if the server requests a wait of more than 10 seconds (%s)",
    async (after) => {
      const { times, send } = server(busy({ "retry-after": after }, 429), new Response("ok"))
      expect((await sendWithRetries(send, policy)).status).toBe(429)
      expect(times).toEqual([0])
      expect(runningTimers()).toBe(0)
    },
  )

  it("stops waiting when it is aborted", async () => {
    const controller = new AbortController()
    const { times, send } = server(busy())
    const result = expect(sendWithRetries(send, { ...policy, signal: controller.signal })).rejects.toMatchObject({
      kind: "aborted",
    })
    await vi.advanceTimersByTimeAsync(50)
    controller.abort()
    await result
    expect(times).toHaveLength(1)
    expect(runningTimers()).toBe(0)
  })

  it("isn't retried after an abort by the caller", async () => {
    const { times, send } = server(AbortSignal.abort().reason)
    await expect(sendWithRetries(send, policy)).rejects.toMatchObject({ kind: "aborted" })
    expect(times).toHaveLength(1)
  })
})
