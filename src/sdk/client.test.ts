import { describe, expect, it, vi } from "vitest"
import { del, get, post } from "#schema/endpoint.ts"
import { type Client, createClient } from "./client.ts"
import type { ClientOptions } from "./options.ts"

interface Sent {
  readonly url: string
  readonly method: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly credentials: string | undefined
}
type Answer = (sent: Sent) => Response | Promise<Response>

const ok: Answer = () => Response.json({ ok: true })
const unauthorized: Answer = () => Response.json({ message: "Unauthorized" }, { status: 401 })

/** A client with a fake network that records requests. */
function open(answer: Answer = ok, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const fetch = async (url: unknown, { method, headers, body, credentials, signal }: RequestInit = {}) => {
    signal?.throwIfAborted()
    const one = { url: String(url), method, headers: headers as Record<string, string>, body, credentials }
    sent.push(one)
    return answer(one)
  }
  const auth = { storage: "memory" as const, ...options.auth }
  const given = { baseUrl: "http://api.test/", fetch: fetch as never, retryDelay: 0, ...options, auth }
  const client = createClient(given, () => import("./events.ts"))
  return { client, sent }
}
const list = get("/admin/things")
const create = post("/admin/things")

describe("a call", () => {
  it("sends and receives JSON", async () => {
    const { client, sent } = open()
    expect(await client.call(create, { body: { title: "a" }, query: { fields: "id" } })).toEqual({ ok: true })
    expect(sent).toEqual([
      {
        url: "http://api.test/admin/things?fields=id",
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: '{"title":"a"}',
        credentials: "omit",
      },
    ])
  })

  it("sends a body with DELETE too, and none if none is given", async () => {
    const { client, sent } = open()
    await client.call(del("/store/carts/:id/promotions"), { id: "c", body: { promo_codes: ["X"] } })
    await client.call(create)
    expect(sent.map(({ body }) => body)).toEqual(['{"promo_codes":["X"]}', null])
  })

  it("sends the client's headers, overridden by its own", async () => {
    const headers = { "X-Shop": "a", "X-Trace": "client" }
    const { client, sent } = open(ok, { publishableKey: "pk_1", headers, locale: () => "de-DE" })
    await client.call(list, {}, { headers: { "x-trace": "call" } })
    expect(sent[0]?.headers).toEqual({
      accept: "application/json",
      "x-publishable-api-key": "pk_1",
      "x-medusa-locale": "de-DE",
      "x-shop": "a",
      "x-trace": "call",
    })
  })

  it("sends a form without a content type, so that the boundary is added", async () => {
    const { client, sent } = open()
    const file = new File(["a"], "a.txt")
    const progress = vi.fn()
    await client.call({ ...create, wire: "form" }, { body: { files: [file] } }, { onProgress: progress })
    const [one] = sent
    expect(one?.body instanceof FormData && one.body.get("files")).toBeInstanceOf(File)
    expect(one?.headers["content-type"]).toBeUndefined()
    expect(progress).toHaveBeenCalledTimes(1)
  })

  it("returns text or events if the endpoint says so", async () => {
    const { client, sent } = open(
      () => new Response("data: 1\n\n", { headers: { "content-type": "text/event-stream" } }),
    )
    expect(await client.call({ ...create, wire: "text" })).toBe("data: 1\n\n")
    const events = (await client.call({ ...list, wire: "events" })) as AsyncIterable<unknown>
    for await (const event of events) expect(event).toEqual({ event: "message", data: 1 })
    expect(sent.map(({ headers }) => headers.accept)).toEqual(["text/plain", "text/event-stream"])
  })

  it("rejects event streams in a storefront's client, whose bundle has no reader for them", async () => {
    const client = createClient({ baseUrl: "http://api.test", fetch: async () => new Response("data: 1\n\n") })
    await expect(client.call({ ...list, wire: "events" })).rejects.toThrow("createAdminSdk")
  })

  it("returns undefined for an empty body", async () => {
    const { client } = open(() => new Response(null, { status: 204 }))
    expect(await client.call(list)).toBeUndefined()
  })
})

describe("the default headers", () => {
  it("cannot be modified", () => {
    const { client } = open()
    const headers = client.headers as Record<string, string>
    const message = "Headers cannot be modified."
    expect(() => Object.assign(headers, { "x-a": "1" })).toThrow(message)
    expect(() => Reflect.deleteProperty(headers, "accept")).toThrow(message)
    expect(() => Object.assign(client, { headers: {} })).toThrow(message)
    expect(headers).toEqual({ accept: "application/json" })
  })
})

describe("authentication", () => {
  it("uses the stored token", async () => {
    const { client, sent } = open()
    await client.call(list)
    await client.storage.set("t1")
    await client.call(list)
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer t1"])
  })

  it("uses a secret key as basic authentication, whatever token is stored", async () => {
    const { client, sent } = open(ok, { auth: { storage: "memory", apiKey: "sk_1" } })
    await client.storage.set("t1")
    await client.call(list)
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa("sk_1:")}`)
  })

  it("uses the browser's cookie with session authentication", async () => {
    const { client, sent } = open(ok, { auth: { type: "session" } })
    await client.storage.set("t1")
    await client.call(list)
    expect(sent[0]).toMatchObject({ credentials: "include" })
    expect(sent[0]?.headers.authorization).toBeUndefined()
  })
})

describe("errors", () => {
  const failing = (client: Client, options = {}) => expect(client.call(list, {}, options)).rejects

  it("are thrown for any status of 300 or more", async () => {
    const { client } = open(() => new Response(null, { status: 304, statusText: "Not Modified" }))
    await failing(client).toMatchObject({ kind: "http", status: 304, message: "Not Modified" })
  })

  it("are retried for reads, but never for writes", async () => {
    let left = 3
    const lossy: Answer = () => {
      if (--left > 0) throw new TypeError("fetch failed")
      return Response.json({})
    }
    const { client, sent } = open(lossy)
    await client.call(list)
    expect(sent).toHaveLength(3)
    left = 3
    await expect(client.call(create)).rejects.toMatchObject({ kind: "network" })
    expect(sent).toHaveLength(4)
  })

  it("report an abort by the caller", async () => {
    const { client, sent } = open()
    await failing(client, { signal: AbortSignal.abort() }).toMatchObject({ kind: "aborted", status: 0 })
    expect(sent).toHaveLength(0)
  })

  it("report a response that isn't JSON, as from a wrong URL", async () => {
    const { client } = open(() => new Response("<html>"))
    await failing(client).toMatchObject({ kind: "schema", status: 200, message: "expected JSON, got <html>" })
  })

  it("report a connection that is lost while the body is read", async () => {
    const body = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) })
    const { client } = open(() => new Response(body()))
    await failing(client).toMatchObject({ kind: "network", message: "terminated" })
  })

  it("report a missing path parameter before anything is sent", async () => {
    const { client, sent } = open()
    await expect(client.call(get("/admin/things/:id"), { id: "" })).rejects.toMatchObject({
      name: "ApiError",
      kind: "request",
      message: 'GET /admin/things/:id needs a value for "id", not ""',
    })
    expect(sent).toHaveLength(0)
  })

  it("report a body that JSON can't hold before anything is sent", async () => {
    const { client, sent } = open()
    await expect(client.call(post("/admin/things"), { body: { size: 1n } })).rejects.toMatchObject({
      kind: "request",
      message: expect.stringContaining("POST /admin/things can't send its body as JSON"),
    })
    expect(sent).toHaveLength(0)
  })

  it.each(["localhost:9000", "shop.test", "ftp://shop.test", "http:/shop.test"])("refuse %j as base URL", (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      new TypeError(`baseUrl must start with http:// or https://, not "${baseUrl}"`),
    )
  })

  it("pass on what the response check throws", async () => {
    const checkResponse = vi.fn(() => {
      throw new Error("invalid response")
    })
    const { client } = open(ok, { checkResponse: checkResponse })
    await failing(client).toThrow("invalid response")
    expect(checkResponse).toHaveBeenCalledWith(list, { ok: true }, {})
  })
})

describe("an expired login", () => {
  it("is reported once, however many calls fail", async () => {
    const onUnauthorized = vi.fn()
    const { client } = open(unauthorized, { onUnauthorized })
    await client.storage.set("t1")
    await Promise.allSettled([client.call(list), client.call(list), client.call(create)])
    await client.call(list).catch(() => {})
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(onUnauthorized.mock.lastCall?.[0]).toMatchObject({ status: 401, type: "unauthorized" })
  })

  it("is reported again for the next login", async () => {
    const onUnauthorized = vi.fn()
    const { client } = open(unauthorized, { onUnauthorized })
    for (const token of ["t1", "t2"]) {
      await client.storage.set(token)
      await client.call(list).catch(() => {})
    }
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it("is reported again after a successful call and a logout", async () => {
    const onUnauthorized = vi.fn()
    const needsToken: Answer = (sent) => (sent.headers.authorization ? ok(sent) : unauthorized(sent))
    const { client } = open(needsToken, { onUnauthorized })
    const fail = () => client.call(list).catch(() => {})
    await fail()
    await client.storage.set("t1")
    await client.call(list)
    await client.storage.clear()
    await fail()
    await fail()
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it("is renewed once, and then all calls are repeated, including writes and calls in flight", async () => {
    let late: (response: Response) => void = () => {}
    const slow = new Promise<Response>((resolve) => {
      late = resolve
    })
    const { client, sent } = open(
      (one) => {
        if (one.headers.authorization === "Bearer t2") return ok(one)
        return one.url.endsWith("/slow") ? slow : unauthorized(one)
      },
      {
        onUnauthorized: async () => {
          await client.storage.set("t2")
          return true
        },
      },
    )
    await client.storage.set("t1")
    const slowCall = client.call(get("/admin/slow"))
    expect(await Promise.all([client.call(list), client.call(create, { body: {} })])).toHaveLength(2)
    late(Response.json({ message: "Unauthorized" }, { status: 401 }))
    expect(await slowCall).toEqual({ ok: true })
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer t1",
      "Bearer t1",
      "Bearer t1",
      "Bearer t2",
      "Bearer t2",
      "Bearer t2",
    ])
  })

  it("is renewed again when a replaced token is stored again", async () => {
    const onUnauthorized = vi.fn(async () => {
      await client.storage.set("t2")
      return true
    })
    const { client } = open((one) => (one.headers.authorization === "Bearer t2" ? ok(one) : unauthorized(one)), {
      onUnauthorized,
    })
    for (let time = 0; time < 2; time++) {
      await client.storage.set("t1")
      expect(await client.call(list)).toEqual({ ok: true })
    }
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it("is renewed again when the new login is rejected too, and fails the call when there is none", async () => {
    const onUnauthorized = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    const { client, sent } = open(unauthorized, { onUnauthorized })
    await client.storage.set("t1")
    await expect(client.call(list)).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
    expect(sent).toHaveLength(2)
  })

  it("accepts a refreshed token as the new login", async () => {
    const { client, sent } = open(
      ({ url, headers }) => {
        if (url.endsWith("/auth/token/refresh")) return Response.json({ token: "t2" })
        return headers.authorization === "Bearer t2" ? Response.json({ ok: true }) : unauthorized({} as Sent)
      },
      { onUnauthorized: () => client.refresh() },
    )
    await client.storage.set("t1")
    expect(await client.call(list)).toEqual({ ok: true })
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer t1", "Bearer t1", "Bearer t2"])
  })

  it("fails the call when the token can't be refreshed either", async () => {
    const { client, sent } = open(unauthorized, { onUnauthorized: () => client.refresh() })
    await client.storage.set("expired")
    await expect(client.call(list)).rejects.toMatchObject({ status: 401 })
    await expect(client.call(list)).rejects.toMatchObject({ status: 401 })
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      "/admin/things",
      "/auth/token/refresh",
      "/admin/things",
    ])
  })

  it("fails the call with its original error when the handler throws", async () => {
    const { client } = open(unauthorized, {
      onUnauthorized: () => {
        throw new Error("no dialog")
      },
    })
    await client.storage.set("t1")
    await expect(client.call(list)).rejects.toMatchObject({ status: 401 })
  })

  it("sends a call at most three times when every new login is rejected", async () => {
    const onUnauthorized = vi.fn(async () => true)
    const { client, sent } = open(unauthorized, { onUnauthorized })
    await client.storage.set("t1")
    await expect(client.call(create)).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(3)
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it("doesn't hold up a call that its caller aborts", async () => {
    const onUnauthorized = vi.fn(() => new Promise<boolean>(() => {}))
    const { client } = open(unauthorized, { onUnauthorized })
    const controller = new AbortController()
    const call = client.call(list, {}, { signal: controller.signal })
    const assertion = expect(call).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalled())
    controller.abort()
    await assertion
  })

  it("isn't reported for a wrong password", async () => {
    const onUnauthorized = vi.fn()
    const { client } = open(unauthorized, { onUnauthorized })
    const login = post("/auth/:actor_type/:auth_provider")
    await expect(client.call(login, { actor_type: "user", auth_provider: "emailpass" })).rejects.toThrow()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe("refreshing the token", () => {
  it("shares one request between concurrent callers, and sends a new one later", async () => {
    let n = 0
    const { client, sent } = open(() => Response.json({ token: `t${++n}` }))
    await client.storage.set("t0")
    expect(await Promise.all([client.refresh(), client.refresh()])).toEqual(["t1", "t1"])
    expect(await client.storage.get()).toBe("t1")
    expect(await client.refresh()).toBe("t2")
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer t0", "Bearer t1"])
  })

  it("can be retried after a failure", async () => {
    let answer: Answer = unauthorized
    const { client } = open((sent) => answer(sent))
    await expect(client.refresh()).rejects.toMatchObject({ status: 401 })
    answer = () => Response.json({ token: "t1" })
    expect(await client.refresh()).toBe("t1")
  })

  it("opens a new session with session authentication", async () => {
    const { client, sent } = open(() => Response.json({ token: "t1" }), { auth: { type: "session" } })
    await client.refresh()
    expect(sent.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["http://api.test/auth/token/refresh", undefined],
      ["http://api.test/auth/session", "Bearer t1"],
    ])
  })
})
