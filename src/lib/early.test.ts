import { afterEach, describe, expect, it, vi } from "vitest"
import { createStoreSdk } from "#sdk/store.ts"
import { earlyFetch, earlyKey, forgetEarly } from "./early.ts"

const API = "http://shop.test"
const PATH = "/store/regions?limit=100"
const regions = () => Response.json({ regions: [] })

/** A client that uses `earlyFetch`, with a spy on the network. */
function open(early?: Promise<Response>, authorization?: string) {
  const send = vi.fn(async () => regions())
  early?.catch(() => undefined)
  vi.stubGlobal("fetch", send)
  vi.stubGlobal("window", early ? { early: new Map([[earlyKey(API + PATH, authorization), early]]) } : {})
  const { store, client } = createStoreSdk({
    baseUrl: API,
    publishableKey: "pk_test",
    fetch: earlyFetch,
    retries: 0,
    auth: { storage: "memory" },
  })
  const login = (token: string) => client.storage.set(token)
  return {
    send,
    login,
    change: () => store.cart.create({ body: {} }),
    ask: (signal?: AbortSignal) => store.region.list({ query: { limit: 100 } }, signal ? { signal } : {}),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("a preloaded request", () => {
  it("serves only the client's first matching request", async () => {
    const { send, ask } = open(Promise.resolve(regions()))
    await ask()
    expect(send).not.toHaveBeenCalled()
    await ask()
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([
    ["was lost", () => Promise.reject(new TypeError("lost"))],
    ["was rejected", async () => new Response("", { status: 500 })],
  ])("is sent again if it %s", async (_, early) => {
    const { send, ask } = open(early())
    await ask()
    expect(send).toHaveBeenCalledOnce()
  })

  it("doesn't hold up a caller that aborts", async () => {
    const { ask } = open(new Promise(() => {}))
    const controller = new AbortController()
    const request = ask(controller.signal)
    controller.abort()
    await expect(request).rejects.toThrow()
  })

  it("is discarded once the first page has loaded", async () => {
    const { send, ask } = open(Promise.resolve(regions()))
    forgetEarly()
    await ask()
    expect(send).toHaveBeenCalledOnce()
  })

  it("is discarded by a change, which can make it outdated", async () => {
    const { send, ask, change } = open(Promise.resolve(regions()))
    await change()
    await ask()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    ["a request of someone else", "t2", 1],
    ["a request of the same customer", "t1", 0],
  ])("sent with a customer's token is used only for that customer (%s)", async (_, token, requests) => {
    const { send, ask, login } = open(Promise.resolve(regions()), "Bearer t1")
    login(token)
    await ask()
    expect(send).toHaveBeenCalledTimes(requests)
  })

  it("falls back to the network when nothing was preloaded", async () => {
    const { send, ask } = open()
    await ask()
    expect(send).toHaveBeenCalledOnce()
  })
})
