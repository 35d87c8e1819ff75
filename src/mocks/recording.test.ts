import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createBackend } from "./http/backend.ts"
import type { Recording } from "./http/recording.ts"
import { parseRecording, passThrough, playback, type RunningServer, startServer } from "./server.ts"

const login = { email: "admin@example.com", password: "supersecret" }

let real: RunningServer
beforeAll(async () => {
  real = await startServer({ port: 0, scenario: "default", seed: 4 })
})
afterAll(() => real.close())

type Fetch = (request: Request) => Promise<Response>

/** A caller of a server whose requests go to `fetch`. */
function callerOf(fetch: Fetch) {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = new Headers({ "x-publishable-api-key": PUBLISHABLE_KEY })
    if (token) headers.set("authorization", `Bearer ${token}`)
    if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json")
    const sent = body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body)
    return fetch(new Request(`http://mock.test${path}`, { method, headers, body: sent }))
  }
  return {
    send,
    json: async (...args: Parameters<typeof send>) => (await send(...args)).json(),
  }
}

const recorder = () => createBackend({ scenario: null, source: passThrough(real.url), check: "journal" })

/** Renames a sales channel and reads it before and after; returns the names and the status of an unknown one. */
async function rename(fetch: Fetch) {
  const { json, send } = callerOf(fetch)
  const { token } = await json("POST", "/auth/user/emailpass", login)
  const { sales_channels } = await json("GET", "/admin/sales-channels?limit=1", undefined, token)
  const path = `/admin/sales-channels/${sales_channels[0].id}`
  const read = async () => (await json("GET", path, undefined, token)).sales_channel.name
  const names = [await read()]
  for (const name of ["First", "Second"]) {
    await json("POST", path, { name }, token)
    names.push(await read())
  }
  const unknown = await send("GET", "/admin/sales-channels/sc_unknown", undefined, token)
  return { names, unknown: unknown.status, token: token as string }
}

const recordingOf = async (fetch: Fetch): Promise<Recording> =>
  parseRecording(await (await fetch(new Request("http://mock.test/_mock/recording"))).text())

describe("a mock in front of a real server", () => {
  it("returns that server's responses and lists the requests", async () => {
    const { fetch, journal } = recorder()
    expect(await rename(fetch)).toMatchObject({ names: [expect.any(String), "First", "Second"], unknown: 404 })
    expect(real.backend.db.tables.salesChannel.first("name", "Second")).toBeDefined()
    expect(journal.entries().map(({ method, status }) => `${method} ${status}`)).toEqual(
      "POST 200,GET 200,GET 200,POST 200,GET 200,POST 200,GET 200,GET 404".split(","),
    )
    expect(journal.entries()[0]?.request).not.toContain("supersecret")
  })

  it("applies faults before and after that server's work", async () => {
    const { fetch, faults } = recorder()
    const { json, send } = callerOf(fetch)
    const { token } = await json("POST", "/auth/user/emailpass", login)
    faults.set([{ path: "/admin/regions", status: 503 }])
    expect((await send("GET", "/admin/regions", undefined, token)).status).toBe(503)
    faults.set([{ method: "POST", path: "/admin/sales-channels", drop: "after" }])
    await expect(send("POST", "/admin/sales-channels", { name: "Lost response" }, token)).rejects.toThrow("cut after")
    expect(real.backend.db.tables.salesChannel.first("name", "Lost response")).toBeDefined()
  })

  it("notes responses that don't match the schema", async () => {
    const source = passThrough(real.url)
    const { fetch, journal } = createBackend({
      scenario: null,
      check: "journal",
      source: {
        ...source,
        answer: async (request) => {
          const response = await source.answer(request)
          return request.url.endsWith("/store/regions") ? changed(response) : response
        },
      },
    })
    const changed = async (response: Response) => {
      const { keepText } = await import("#mocks/kernel/texts.ts")
      const text = JSON.stringify({ ...(await response.json()), count: "many" })
      return keepText(new Response(text, { status: 200, headers: { "content-type": "application/json" } }), text)
    }
    await callerOf(fetch).json("GET", "/store/regions")
    expect(journal.entries()[0]?.notes.join()).toContain("count")
  })

  it("drops the connection when that server can't be reached", async () => {
    const { fetch, journal } = createBackend({ scenario: null, source: passThrough("http://127.0.0.1:9") })
    await expect(callerOf(fetch).send("GET", "/store/regions")).rejects.toThrow("http://127.0.0.1:9 can't be reached")
    expect(journal.entries()[0]?.status).toBe(0)
  })

  it("streams events without waiting for their end", async () => {
    const { fetch } = recorder()
    const { json, send } = callerOf(fetch)
    const { token } = await json("POST", "/auth/user/emailpass", login)
    const stream = await send("GET", "/admin/workflows-executions/import-products/subscribe", undefined, token)
    expect(stream.headers.get("content-type")).toContain("text/event-stream")
    await stream.body?.cancel()
  })
})

describe("a recording", () => {
  it("plays the real server's responses without it, each in the state of its time", async () => {
    const recorded = recorder()
    const before = await rename(recorded.fetch)
    const recording = await recordingOf(recorded.fetch)
    const { fetch, reset } = createBackend({ scenario: null, source: playback(recording) })
    for (let time = 0; time < 2; time++) {
      const { names, unknown } = await rename(fetch)
      expect({ names, unknown }).toEqual({ names: before.names, unknown: before.unknown })
      reset("empty")
    }
  })

  it("serves the pictures and files of the real server without it", async () => {
    const picturesOf = async (fetch: Fetch) => {
      const { json } = callerOf(fetch)
      const { token } = await json("POST", "/auth/user/emailpass", login)
      const form = new FormData()
      form.set("files", new File(["hello"], "hello.txt", { type: "text/plain" }))
      const { files } = await json("POST", "/admin/uploads", form, token)
      const { products } = await json("GET", "/store/products?limit=1&fields=thumbnail")
      const responses = [files[0].url, products[0].thumbnail].map(async (url) => {
        const response = await fetch(new Request(url))
        return [new URL(url).origin, response.status, (await response.text()).slice(0, 5)]
      })
      return Promise.all(responses)
    }
    const recorded = recorder()
    const expected = [
      ["http://mock.test", 200, "hello"],
      ["http://mock.test", 200, "<svg "],
    ]
    expect(await picturesOf(recorded.fetch)).toEqual(expected)
    const recording = await recordingOf(recorded.fetch)
    expect(await picturesOf(createBackend({ scenario: null, source: playback(recording) }).fetch)).toEqual(expected)
    // As the configuration of a server on the own machine may say.
    const from = recording.from.replace("127.0.0.1", "localhost")
    const { fetch } = createBackend({ scenario: null, source: playback({ ...recording, from }) })
    expect(await picturesOf(fetch)).toEqual(expected)
  })

  it("is at its own place in each world, which a reset of another one doesn't change", async () => {
    const recorded = recorder()
    const before = await rename(recorded.fetch)
    const backend = createBackend({ scenario: null, source: playback(await recordingOf(recorded.fetch)) })
    const [one, other] = [backend.worlds.create(), backend.worlds.create()]
    const { names } = await rename(one.fetch)
    expect(names).toEqual(before.names)
    const path = `/admin/sales-channels?limit=1`
    const channelIn = async ({ fetch }: { fetch: Fetch }) => {
      const { json } = callerOf(fetch)
      const { token } = await json("POST", "/auth/user/emailpass", login)
      const { id } = (await json("GET", path, undefined, token)).sales_channels[0]
      return (await json("GET", `/admin/sales-channels/${id}`, undefined, token)).sales_channel.name
    }
    expect(await channelIn(other)).toBe(before.names[0])
    other.reset()
    expect(await channelIn(one)).toBe("Second")
  })

  it("responds to the health check, so that test runners know when it is ready", async () => {
    const source = playback({ from: "http://localhost:9001", is_complete: true, faults: [], exchanges: [] })
    const response = await createBackend({ scenario: null, source }).fetch(new Request("http://mock.test/health"))
    expect([response.status, await response.text()]).toEqual([200, "OK"])
  })

  it("doesn't load a dataset, which would have no effect", async () => {
    const { send } = callerOf(recorder().fetch)
    const response = await send("PUT", "/_mock/world", { version: 1 })
    expect([response.status, await response.json()]).toMatchObject([400, { code: "no_scenarios" }])
  })

  it("is of a server with an address", () => {
    expect(() => passThrough("shop.example.com")).toThrow('"server" is "shop.example.com": expected a URL such as')
  })

  it("has no scenarios: a reset starts it again and says so", async () => {
    const recorded = recorder()
    await callerOf(recorded.fetch).json("GET", "/store/regions")
    const { fetch } = createBackend({ scenario: null, source: playback(await recordingOf(recorded.fetch)) })
    const { json, send } = callerOf(fetch)
    expect(await json("GET", "/_mock/scenarios")).toEqual({ scenarios: [], current: null })
    expect(await json("POST", "/_mock/reset", {})).toEqual({ scenario: null, now: expect.any(String) })
    expect(await json("POST", "/_mock/reset", { at: "2026-05-01T12:00:00Z" })).toEqual({
      scenario: null,
      now: "2026-05-01T12:00:00.000Z",
    })
    const refused = await send("POST", "/_mock/reset", { scenario: "low-stock" })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: "no_scenarios", values: { field: "scenario" } })
  })

  it("contains no passwords and no usable tokens", async () => {
    const { fetch } = recorder()
    const { token } = await rename(fetch)
    const text = JSON.stringify(await recordingOf(fetch))
    expect(text).not.toContain("supersecret")
    expect(text).not.toContain(token)
    expect(text).toContain(`${token.split(".").slice(0, 2).join(".")}.removed`)
  })

  it("keeps the faults that were active when it was saved", async () => {
    const { fetch, faults } = recorder()
    await callerOf(fetch).json("GET", "/store/regions")
    faults.set([{ path: "/store/regions", status: 500, times: 1 }])
    const played = createBackend({ scenario: null, source: playback(await recordingOf(fetch)) })
    played.reset("empty")
    const { send } = callerOf(played.fetch)
    expect((await send("GET", "/store/regions")).status).toBe(500)
    expect((await send("GET", "/store/regions")).status).toBe(200)
  })

  it("refuses requests that it has no response to", async () => {
    const { fetch } = recorder()
    await callerOf(fetch).json("GET", "/store/regions")
    const { send } = callerOf(createBackend({ scenario: null, source: playback(await recordingOf(fetch)) }).fetch)
    const response = await send("POST", "/store/carts", { region_id: "reg_1" })
    expect([response.status, await response.json()]).toEqual([
      404,
      { type: "not_found", message: "The recording has no response to POST /store/carts with this body." },
    ])
  })

  it("holds files and uploads", async () => {
    const { fetch } = recorder()
    const upload = async (fetch: Fetch) => {
      const { json, send } = callerOf(fetch)
      const { token } = await json("POST", "/auth/user/emailpass", login)
      const form = new FormData()
      form.set("files", new File([Uint8Array.of(0, 255, 128)], "a.png", { type: "image/png" }))
      const { files } = await json("POST", "/admin/uploads", form, token)
      const file = await send("GET", new URL(files[0].url).pathname)
      return new Uint8Array(await file.arrayBuffer())
    }
    expect(await upload(fetch)).toEqual(Uint8Array.of(0, 255, 128))
    const recording = await recordingOf(fetch)
    expect(await upload(createBackend({ scenario: null, source: playback(recording) }).fetch)).toEqual(
      Uint8Array.of(0, 255, 128),
    )
  })

  it("ends when it becomes too large, and says so", async () => {
    const source = passThrough(real.url, 10)
    const { fetch } = createBackend({ scenario: null, source })
    await callerOf(fetch).json("GET", "/store/regions")
    expect(await recordingOf(fetch)).toMatchObject({ is_complete: false, exchanges: [] })
  })

  it.each([
    ["not JSON", "This file isn't a recording: it isn't JSON."],
    ['{"name":"fennmark"}', `This file isn't a recording: it has no "exchanges".`],
    ['{"exchanges":[]}', `This file isn't a recording: "from" is missing: expected a text.`],
  ])("refuses a file that contains %s", (text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })

  it("is refused by a mock that records nothing", async () => {
    const response = await createBackend({ scenario: "empty" }).fetch(new Request("http://mock.test/_mock/recording"))
    expect([response.status, (await response.json()).message]).toEqual([
      404,
      "Nothing is recorded: the mock wasn't started with --record.",
    ])
  })
})
