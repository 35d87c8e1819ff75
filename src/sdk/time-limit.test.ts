import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { get, post } from "#schema/endpoint.ts"
import { restoreTimers, useClientTimers } from "#tests/support/client-timers.ts"
import { createClient } from "./client.ts"
import type { ClientOptions } from "./options.ts"

let runningTimers: () => number
beforeEach(() => {
  runningTimers = useClientTimers()
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  const left = runningTimers()
  restoreTimers()
  expect(left).toBe(0)
})

type Answer = (n: number, init: RequestInit) => Promise<Response> | Response

const never = new Promise<never>(() => {})
/** Like the real `fetch`, rejects with the signal's reason. */
const untilAborted: Answer = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
/** A response whose body never ends. */
const stalledBody = () => new Response(new ReadableStream({ pull: () => never }))

function open(answer: Answer, options: Partial<ClientOptions> = {}) {
  const times: number[] = []
  const start = Date.now()
  const fetch = vi.fn(async (_: unknown, init: RequestInit = {}) => {
    times.push(Date.now() - start)
    return answer(times.length - 1, init)
  })
  const auth = { storage: "memory" } as const
  const client = createClient({ baseUrl: "http://api.test", fetch, retryDelay: 100, timeout: 1_000, auth, ...options })
  return { client, times, fetch }
}
const list = get("/admin/things")
const create = post("/admin/things")
const result = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const facts = { kind: "timeout", type: "timeout_error", status: 0, message: "no response within 1000 ms" }

describe("a time limit", () => {
  it.each([Number.POSITIVE_INFINITY, 2 ** 31])("of %s ms, which no timer can wait, is none", async (timeout) => {
    const answer = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ ok: true })), 60_000))
    const { client } = open(answer, { timeout })
    const call = client.call(create)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await call).toEqual({ ok: true })
  })

  it("rejects a write once", async () => {
    const { client, times } = open(untilAborted)
    const call = result(client.call(create))
    await vi.advanceTimersByTimeAsync(999)
    expect(times).toEqual([0])
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ ...facts, method: "POST", url: "http://api.test/admin/things" })
    expect(times).toEqual([0])
  })

  it("applies to each try of a read", async () => {
    const { client, times } = open((n, init) => (n < 2 ? untilAborted(n, init) : Response.json({ n })))
    const call = client.call(list)
    await vi.runAllTimersAsync()
    expect(await call).toEqual({ n: 2 })
    expect(times).toEqual([0, 1_100, 2_300])
  })

  it("rejects a read after the last retry", async () => {
    const { client, times } = open(untilAborted)
    const call = result(client.call(list, {}, { retries: 1 }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject(facts)
    expect(times).toHaveLength(2)
  })

  it("includes reading the body", async () => {
    const { client, times } = open(stalledBody)
    const call = result(client.call(create))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject(facts)
    expect(Date.now()).toBeGreaterThanOrEqual(1_000)
    expect(times).toHaveLength(1)
  })

  it("includes reading the body of an error", async () => {
    const body = () => new ReadableStream({ pull: () => never })
    const { client } = open(() => new Response(body(), { status: 400 }))
    const call = result(client.call(create))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject(facts)
  })

  it("applies even if `fetch` ignores the signal", async () => {
    const { client } = open(() => never)
    const call = result(client.call(create))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject(facts)
  })

  it("can be set for a call, or removed with 0", async () => {
    const { client } = open(untilAborted)
    const short = result(client.call(create, {}, { timeout: 50 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(await short).toMatchObject({ kind: "timeout", message: "no response within 50 ms" })
    const controller = new AbortController()
    const long = result(client.call(create, {}, { timeout: 0, signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(3_600_000)
    controller.abort()
    expect(await long).toMatchObject({ kind: "aborted" })
  })

  it("leaves no timer behind after a response", async () => {
    const { client } = open(() => Response.json({ ok: true }))
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, "removeEventListener")
    const add = vi.spyOn(signal, "addEventListener")
    expect(await client.call(list, {}, { signal })).toEqual({ ok: true })
    expect(runningTimers()).toBe(0)
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length)
  })

  it("doesn't end the wait for a new login, and applies again to the repeated calls", async () => {
    const logIn = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 60_000)))
    const { client, times } = open(
      async (n) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        return n < 2 ? Response.json({ message: "Unauthorized" }, { status: 401 }) : Response.json({ n })
      },
      { onUnauthorized: logIn },
    )
    await client.storage.set("t1")
    const calls = Promise.all([client.call(list), client.call(create)])
    await vi.runAllTimersAsync()
    expect(await calls).toEqual([{ n: 2 }, { n: 3 }])
    expect(logIn).toHaveBeenCalledTimes(1)
    expect(times).toEqual([0, 0, 60_900, 60_900])
  })

  it("ends a refresh that gets no response; all waiting calls fail with their own error", async () => {
    const { client, fetch } = open(
      (n, init) => (n < 2 ? Response.json({ message: "Unauthorized" }, { status: 401 }) : untilAborted(n, init)),
      { onUnauthorized: () => client.refresh() },
    )
    await client.storage.set("t1")
    const calls = Promise.all([result(client.call(list)), result(client.call(create))])
    await vi.runAllTimersAsync()
    expect(await calls).toMatchObject([
      { kind: "http", status: 401, method: "GET" },
      { kind: "http", status: 401, method: "POST" },
    ])
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})

describe("an abort by the caller", () => {
  const reason = new Error("closed")

  it.each([
    ["before the request", 0, 0],
    ["while waiting for the response", 500, 1],
    ["while waiting for a retry", 1_050, 1],
  ])("rejects with the caller's reason %s", async (_, time, requests) => {
    const { client, times } = open(untilAborted)
    const controller = new AbortController()
    if (time === 0) controller.abort(reason)
    const call = result(client.call(list, {}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(time)
    controller.abort(reason)
    expect(await call).toMatchObject({ kind: "aborted", message: "closed", cause: reason })
    expect(times).toHaveLength(requests)
  })

  it("rejects while the body is read", async () => {
    const { client } = open(stalledBody)
    const controller = new AbortController()
    const call = result(client.call(list, {}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(10)
    controller.abort("enough")
    expect(await call).toMatchObject({ kind: "aborted", cause: "enough" })
  })

  it.each(["caller first", "timeout first"])("wins over a timeout at the same time (%s)", async (order) => {
    const { client, times } = open(untilAborted)
    const controller = new AbortController()
    const abort = () => controller.abort(reason)
    if (order === "caller first") setTimeout(abort, 1_000)
    const call = result(client.call(list, {}, { signal: controller.signal }))
    if (order === "timeout first") setTimeout(abort, 1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await call).toMatchObject({ kind: "aborted", cause: reason })
    expect(times).toHaveLength(1)
  })

  it("rejects one call during a shared refresh; the others are repeated", async () => {
    let finish = (_: Response) => {}
    const refreshed = new Promise<Response>((resolve) => {
      finish = resolve
    })
    const { client } = open(
      (n) => {
        if (n < 2) return Response.json({ message: "Unauthorized" }, { status: 401 })
        return n === 2 ? refreshed : Response.json({ n })
      },
      { onUnauthorized: () => client.refresh() },
    )
    await client.storage.set("t1")
    const controller = new AbortController()
    const aborted = result(client.call(create, {}, { signal: controller.signal }))
    const kept = client.call(create)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort(reason)
    expect(await aborted).toMatchObject({ kind: "aborted", cause: reason })
    finish(Response.json({ token: "t2" }))
    expect(await kept).toEqual({ n: 3 })
  })
})
