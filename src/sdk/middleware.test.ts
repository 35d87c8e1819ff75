import { describe, expect, it, vi } from "vitest"
import { get, post } from "#schema/endpoint.ts"
import { createClient } from "./client.ts"
import type { Middleware } from "./options.ts"

const list = get("/admin/things/:id")
const create = post("/admin/things")

function open(middleware: readonly Middleware[], ...answers: (() => Response)[]) {
  const sent: { url: string; headers: Record<string, string> }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), headers: init.headers as Record<string, string> })
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.json({ ok: true })
  }
  const auth = { storage: "memory" } as const
  const options = { baseUrl: "http://api.test", fetch: fetch as typeof globalThis.fetch, auth, retryDelay: 0 }
  return { client: createClient({ ...options, middleware }), sent }
}
const busy = () => new Response("", { status: 503 })
const ok = () => Response.json({ ok: true })

describe("middleware", () => {
  it("sees the final URL, the operation and every retry, with the headers that are sent", async () => {
    const seen: unknown[] = []
    const log: Middleware = async (request, next) => {
      const response = await next(request)
      const { method, url, endpoint, attempt, headers } = request
      seen.push([method, url, endpoint.path, attempt, headers.authorization, response.status])
      return response
    }
    const { client } = open([log], busy, ok)
    await client.storage.set("t1")
    await client.call(list, { id: "a/b", query: { fields: "id" } })
    const request = ["GET", "http://api.test/admin/things/a%2Fb?fields=id", "/admin/things/:id"]
    expect(seen).toEqual([
      [...request, 0, "Bearer t1", 503],
      [...request, 1, "Bearer t1", 200],
    ])
  })

  it("sees a call again after a new login", async () => {
    const attempts: number[] = []
    const middleware: Middleware = (request, next) => {
      if (!request.endpoint.path.startsWith("/auth/")) attempts.push(request.attempt)
      return next(request)
    }
    const unauthorized = () => Response.json({ message: "Unauthorized" }, { status: 401 })
    const answers = [unauthorized, () => Response.json({ token: "t2" }), ok]
    const fetch = (async () => answers.shift()?.() ?? ok()) as typeof globalThis.fetch
    const auth = { storage: "memory" } as const
    const onUnauthorized = () => client.refresh()
    const client = createClient({ baseUrl: "http://api.test", fetch, auth, middleware: [middleware], onUnauthorized })
    await client.storage.set("t1")
    expect(await client.call(create)).toEqual({ ok: true })
    expect(attempts).toEqual([0, 1])
  })

  it("runs in order around the request, and can change it and its response", async () => {
    const order: string[] = []
    const named =
      (name: string): Middleware =>
      async (request, next) => {
        order.push(`${name} before`)
        const response = await next({ ...request, headers: { ...request.headers, [`x-${name}`]: "1" } })
        order.push(`${name} after`)
        return response
      }
    const replace: Middleware = async (request, next) => {
      await next(request)
      return Response.json({ replaced: true })
    }
    const { client, sent } = open([named("a"), named("b"), replace])
    expect(await client.call(create)).toEqual({ replaced: true })
    expect(order).toEqual(["a before", "b before", "b after", "a after"])
    expect(sent[0]?.headers).toMatchObject({ "x-a": "1", "x-b": "1" })
  })

  it("can answer without a request", async () => {
    const { client, sent } = open([async () => Response.json({ cached: true })])
    expect(await client.call(create)).toEqual({ cached: true })
    expect(sent).toEqual([])
  })

  it.each([
    ["throws", () => Promise.reject(new Error("a bug"))],
    [
      "throws synchronously",
      () => {
        throw new Error("a bug")
      },
    ],
  ] satisfies [string, Middleware][])("rejects the call once, unchanged, if it %s", async (_, broken) => {
    const middleware = vi.fn<Middleware>(broken)
    const { client, sent } = open([middleware])
    const error = await client.call(list, { id: "a" }).catch((thrown: unknown) => thrown)
    expect(error).toEqual(new Error("a bug"))
    expect(middleware).toHaveBeenCalledTimes(1)
    expect(sent).toEqual([])
  })

  it("sees a lost connection as an ApiError, and can hide it from the retries", async () => {
    const seen: unknown[] = []
    const fallback: Middleware = (request, next) =>
      next(request).catch((error: unknown) => {
        seen.push(error)
        return Response.json({ offline: true })
      })
    const { client } = open([fallback], () => {
      throw new TypeError("fetch failed")
    })
    expect(await client.call(list, { id: "a" })).toEqual({ offline: true })
    expect(seen).toMatchObject([{ kind: "network", message: "fetch failed" }])
  })

  it("can send the request's id, which errors name", async () => {
    const withId: Middleware = (request, next) =>
      next({ ...request, headers: { ...request.headers, "x-request-id": "req_1" } })
    const { client } = open([withId], () => Response.json({ message: "No" }, { status: 400 }))
    await expect(client.call(create)).rejects.toMatchObject({ requestId: "req_1" })
  })

  it("that has read the body of a response rejects the call, without retries", async () => {
    const log: Middleware = async (request, next) => {
      const response = await next(request)
      await response.text()
      return response
    }
    const { client, sent } = open([log])
    await expect(client.call(list, { id: "a" })).rejects.toThrow("It must read response.clone().")
    expect(sent).toHaveLength(1)
  })

  it("that adds the login has each login that ends reported", async () => {
    let token = "t1"
    const logIn: Middleware = (request, next) =>
      next({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    const ended = new Set<string | undefined>()
    const fetch = (async (_: unknown, { headers }: RequestInit = {}) =>
      ended.has((headers as Record<string, string>).authorization)
        ? Response.json({ message: "Unauthorized" }, { status: 401 })
        : ok()) as typeof globalThis.fetch
    const onUnauthorized = vi.fn(() => false)
    const client = createClient({ baseUrl: "http://api.test", fetch, middleware: [logIn], onUnauthorized })
    const call = () => client.call(create).catch(() => undefined)
    ended.add("Bearer t1")
    await Promise.all([call(), call()])
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    token = "t2"
    await call()
    ended.add("Bearer t2")
    await Promise.all([call(), call()])
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })
})
