import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type EarlyRequests, earlyFetch, newFetch, sendEarly } from "./early-requests.ts"

const requests: EarlyRequests = {
  api: "https://api.example",
  publishableKey: "pk_1",
  locale: "en-US",
  cart: "cart",
  token: "token",
  cartId: "__cart__",
  paths: ["/regions", "/carts/__cart__?fields=id"],
  customerPaths: ["/customers/me"],
}
const CART = "https://api.example/carts/cart_1?fields=id"

let sent: { url: string; headers: Headers }[]
let reply: (url: string) => Promise<Response>

beforeEach(() => {
  sent = []
  reply = async (url) => new Response(`${sent.length}: ${url}`)
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    sent.push({ url, headers: new Headers(init?.headers) })
    return reply(url)
  })
  localStorage.setItem("cart", "cart_1")
})
afterEach(() => {
  localStorage.clear()
  delete window.early
  vi.useRealTimers()
})

const headers = (authorization = "", locale = "en-US") => ({
  "x-medusa-locale": locale,
  ...(authorization && { authorization }),
})
const read = async (url: string, init: RequestInit = { headers: headers() }) => (await earlyFetch(url, init)).text()
const urls = () => sent.map(({ url }) => url)

it("sends a guest's requests once, and the app uses each response once", async () => {
  sendEarly(requests)
  expect(urls()).toEqual(["https://api.example/regions", CART])
  expect(sent[1]?.headers.get("x-publishable-api-key")).toBe("pk_1")
  expect(await read(CART)).toBe(`2: ${CART}`)
  expect(await read(CART)).toBe(`3: ${CART}`)
})

it("requests no cart for a visitor without one, nor the kept cart of a customer who has signed out", () => {
  localStorage.removeItem("cart")
  sendEarly(requests)
  localStorage.setItem("cart", "cart_1 cus_1")
  sendEarly(requests)
  expect(urls()).toEqual(["https://api.example/regions", "https://api.example/regions"])
})

it("uses a customer's responses for that customer only", async () => {
  localStorage.setItem("token", "first")
  localStorage.setItem("cart", "cart_1 cus_1")
  sendEarly(requests)
  expect(urls()).toContain("https://api.example/customers/me")
  const me = "https://api.example/customers/me"
  expect(sent.every(({ headers }) => headers.get("authorization") === "Bearer first")).toBe(true)
  expect(await read(me, { headers: headers("Bearer second") })).toBe(`4: ${me}`)
  expect(await read(me, { headers: headers() })).toBe(`5: ${me}`)
  expect(await read(me, { headers: headers("Bearer first") })).toBe(`3: ${me}`)
})

it("doesn't use a response in another language", async () => {
  sendEarly(requests)
  expect(await read(CART, { headers: headers("", "de-DE") })).toBe(`3: ${CART}`)
})

it.each([
  ["a client that reads early responses", earlyFetch],
  ["another client", newFetch],
])("uses no response once %s has written something", async (_, send) => {
  sendEarly(requests)
  await send(`${CART}/line-items`, { method: "POST" })
  expect(await read(CART)).toBe(`4: ${CART}`)
})

it("keeps the early responses when a client asks the server again", async () => {
  sendEarly(requests)
  expect(await (await newFetch(CART, { headers: headers() })).text()).toBe(`3: ${CART}`)
  expect(await read(CART)).toBe(`2: ${CART}`)
})

it("uses no response once another tab has changed what the browser keeps", async () => {
  sendEarly(requests)
  window.dispatchEvent(new StorageEvent("storage", { key: "cart" }))
  expect(await read(CART)).toBe(`3: ${CART}`)
})

it("uses no response that is older than half a minute", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  sendEarly(requests)
  vi.advanceTimersByTime(31_000)
  expect(await read(CART)).toBe(`3: ${CART}`)
})

it("asks again when an early request has failed or was refused", async () => {
  const replies = [() => Promise.reject(new TypeError("no network")), async () => new Response("busy", { status: 503 })]
  reply = async (url) => replies.shift()?.() ?? new Response(url)
  sendEarly(requests)
  expect(await read("https://api.example/regions")).toBe("https://api.example/regions")
  expect(await read(CART)).toBe(CART)
})

it("stops waiting for a response when the app no longer needs it", async () => {
  reply = () => new Promise(() => {})
  sendEarly(requests)
  const stop = new AbortController()
  reply = async (_url) => Promise.reject(stop.signal.reason)
  const answer = earlyFetch(CART, { headers: headers(), signal: stop.signal })
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: "AbortError" })
})

it("sends nothing where the browser keeps nothing for the site", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("not allowed", "SecurityError")
    },
  })
  sendEarly(requests)
  vi.unstubAllGlobals()
  expect(sent).toEqual([])
})
