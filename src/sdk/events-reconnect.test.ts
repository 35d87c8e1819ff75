import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { get } from "#schema/endpoint.ts"
import { restoreTimers, useClientTimers } from "#tests/support/client-timers.ts"
import { collect } from "#tests/support/collect.ts"
import { createClient } from "./client.ts"
import * as reader from "./events.ts"
import type { ServerEvent } from "./index.ts"
import type { EventOptions } from "./options.ts"

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

type Piece = string | Uint8Array | "lost" | "silent"
/** A stream of these pieces, which then ends, breaks off (`lost`) or stays open (`silent`). */
function stream(...pieces: Piece[]): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else if (piece === "lost") controller.error(new TypeError("terminated"))
      else if (piece === "silent") return new Promise(() => {})
      else controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece)
      return undefined
    },
  })
  return new Response(body, { headers: { "content-type": "text/event-stream" } })
}
const failing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ message: "No" }, { status, headers })
const lost = () => {
  throw new TypeError("fetch failed")
}

type Answer = () => Response
/** Subscribes to a server with these answers, one per connection, repeating the last. */
function subscribe(answers: readonly Answer[], options: EventOptions = {}) {
  const times: number[] = []
  const ids: (string | null)[] = []
  const start = Date.now()
  const left = [...answers]
  const fetch = async (_: unknown, { headers }: RequestInit = {}) => {
    times.push(Date.now() - start)
    ids.push(new Headers(headers).get("last-event-id"))
    return ((left.length > 1 ? left.shift() : left[0]) as Answer)()
  }
  const client = createClient(
    { baseUrl: "http://api.test", fetch, retries: 0, auth: { storage: "memory" } },
    async () => reader,
  )
  const endpoint = { ...get("/admin/workflows-executions/:workflow_id/subscribe"), wire: "events" } as const
  const events = client.call(endpoint, { workflow_id: "w" }, options) as Promise<AsyncIterableIterator<ServerEvent>>
  return { events, times, ids, client }
}
/** Reads until the end; returns what was read and the error that ended it, if any. */
async function readAll(events: Promise<AsyncIterableIterator<ServerEvent>>, stop = Number.POSITIVE_INFINITY) {
  const data: unknown[] = []
  try {
    for await (const event of await events) {
      data.push(event.data)
      if (data.length >= stop) break
    }
    return { data }
  } catch (error) {
    return { data, error }
  }
}
const passTime = () => vi.advanceTimersByTimeAsync(600_000)

describe("a lost event stream", () => {
  it("is opened again after a pause, with the id of its last event, and reports it", async () => {
    const onReconnect = vi.fn()
    const answers = [() => stream("id: 7\ndata: 1\n\n", "data: 2\n\n", "lost"), () => stream("data: 3\n\n")]
    const { events, times, ids } = subscribe(answers, { onReconnect })
    const read = readAll(events)
    await passTime()
    expect(await read).toEqual({ data: [1, 2, 3] })
    expect(times).toEqual([0, 1_000])
    expect(ids).toEqual([null, "7"])
    expect(onReconnect).toHaveBeenCalledTimes(1)
  })

  it("isn't opened again after the server has ended it", async () => {
    const { events, times } = subscribe([() => stream("data: 1\n\n")])
    expect(await readAll(events)).toEqual({ data: [1] })
    expect(times).toEqual([0])
  })

  it("drops an incomplete event, and starts the next connection afresh", async () => {
    const answers = [() => stream("data: 1\n\nevent: step\ndata: ha", "lost"), () => stream("data: 2\n\n")]
    const { events } = subscribe(answers)
    const read = collect(await events)
    await passTime()
    expect(await read).toEqual([
      { event: "message", data: 1 },
      { event: "message", data: 2 },
    ])
  })

  it("waits twice as long after each failure, at most 30 seconds, until an event arrives", async () => {
    const open = (text: string) => () => stream(text, "lost")
    const failures = [lost, failing(503), lost, open(""), lost, lost]
    const { events, times } = subscribe([open(""), ...failures, open("data: 1\n\n"), () => stream("data: 2\n\n")])
    const read = readAll(events)
    await passTime()
    expect(await read).toEqual({ data: [1, 2] })
    const pauses = times.slice(1).map((time, n) => time - (times[n] ?? 0))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000])
  })

  it.each([
    ["retry: 5000", 5_000],
    ["retry: 0", 100],
    ["retry: 99999999999999999999", 30_000],
    [`retry: ${"9".repeat(400)}`, 30_000],
    ["retry: -5", 1_000],
    ["retry: 1e9", 1_000],
    ["retry: soon", 1_000],
  ])("waits as long as the server says, within limits (%s)", async (line, pause) => {
    const { events, times } = subscribe([() => stream(`${line}\n\n`, "lost"), () => stream("data: 1\n\n")])
    const read = readAll(events)
    await passTime()
    expect(await read).toEqual({ data: [1] })
    expect(times).toEqual([0, pause])
  })

  it.each([
    ["0", 2_000],
    ["20", 20_000],
    ["86400", 30_000],
  ])("respects Retry-After, within limits (%s)", async (after, pause) => {
    const answers = [() => stream("lost"), failing(429, { "retry-after": after }), () => stream("data: 1\n\n")]
    const { events, times } = subscribe(answers)
    const read = readAll(events)
    await passTime()
    expect(await read).toEqual({ data: [1] })
    expect(times).toEqual([0, 1_000, 1_000 + pause])
  })

  it.each([400, 401, 403, 404])("ends with the server's error %i", async (status) => {
    const { events, times } = subscribe([() => stream("data: 1\n\n", "lost"), failing(status)])
    const read = readAll(events)
    await passTime()
    expect(await read).toMatchObject({ data: [1], error: { kind: "http", status } })
    expect(times).toHaveLength(2)
  })

  it("rejects the call when the first connection fails", async () => {
    await expect(subscribe([lost]).events).rejects.toMatchObject({ kind: "network", method: "GET" })
    await expect(subscribe([failing(404)]).events).rejects.toMatchObject({ status: 404 })
  })

  it("replaces broken UTF-8 and decodes characters that the network has split", async () => {
    const broken = Uint8Array.from([...new TextEncoder().encode('data: "'), 0xff, ...new TextEncoder().encode('"\n\n')])
    const euro = new TextEncoder().encode("data: €\n\n")
    const { events } = subscribe([() => stream(broken, euro.slice(0, 7), euro.slice(7))])
    expect(await readAll(events)).toEqual({ data: ["\uFFFD", "€"] })
  })

  it("sends back any id", async () => {
    const { events, ids } = subscribe([() => stream("id: 7€\ndata: 1\n\n", "lost"), () => stream()])
    const read = readAll(events)
    await passTime()
    await read
    expect(new TextDecoder().decode(Uint8Array.from([...(ids[1] ?? "")], (c) => c.charCodeAt(0)))).toBe("7€")
  })
})

describe("a response that isn't an event stream", () => {
  const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
  const error = { kind: "schema", status: 200, message: "expected an event stream, got text/html" }

  it("ends the stream with an error", async () => {
    expect(await readAll(subscribe([page]).events)).toMatchObject({ data: [], error })
  })

  it("ends the stream with an error after a lost connection", async () => {
    const { events, times } = subscribe([() => stream("data: 1\n\n", "lost"), page])
    const read = readAll(events)
    await passTime()
    expect(await read).toMatchObject({ data: [1], error })
    expect(times).toHaveLength(2)
  })
})

describe("an abort by the caller", () => {
  const reason = new Error("left the page")

  it("closes the connection of a stream that nobody has read yet", async () => {
    const controller = new AbortController()
    const cancel = vi.fn()
    const headers = { "content-type": "text/event-stream" }
    const answer = () => new Response(new ReadableStream({ cancel }), { headers })
    const { events } = subscribe([answer], { signal: controller.signal, timeout: 1_000 })
    const stream = await events
    controller.abort(reason)
    expect(cancel).toHaveBeenCalledTimes(1)
    await expect(stream.next()).rejects.toMatchObject({ kind: "aborted", cause: reason })
  })

  it.each([
    ["while an event is awaited", [() => stream("data: 1\n\n", "silent")], 10, 1],
    ["while waiting to connect again", [() => stream("data: 1\n\n", "lost")], 500, 1],
    ["while connecting again", [() => stream("data: 1\n\n", "lost"), () => new Promise(() => {}) as never], 1_500, 2],
  ] satisfies [string, Answer[], number, number][])("ends the stream %s", async (_, answers, time, connections) => {
    const controller = new AbortController()
    const { events, times } = subscribe(answers, { signal: controller.signal })
    const read = readAll(events)
    await vi.advanceTimersByTimeAsync(time)
    controller.abort(reason)
    expect(await read).toMatchObject({ data: [1], error: { kind: "aborted", cause: reason } })
    await passTime()
    expect(times).toHaveLength(connections)
  })

  it("isn't needed after leaving the loop", async () => {
    const { events, times } = subscribe([() => stream("data: 1\n\n", "silent")])
    expect(await readAll(events, 1)).toEqual({ data: [1] })
    await passTime()
    expect(times).toEqual([0])
  })
})

it("limits the time to connect, but not that between events", async () => {
  const { events } = subscribe([() => stream("data: 1\n\n", "silent")], { timeout: 1_000 })
  const controller = await events
  expect(await controller.next()).toMatchObject({ value: { data: 1 } })
  let isOver = false
  void controller.next().then(() => {
    isOver = true
  })
  await passTime()
  expect(isOver).toBe(false)
})
