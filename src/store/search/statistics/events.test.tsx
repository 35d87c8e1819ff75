import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { demoSearchAppId } from "#lib/env-search.ts"
import { type InsightEvent, isUserToken } from "#sdk/search/insights.ts"
import { watchedFetch } from "#store/api/watch.ts"
import { loggedEvents } from "./event-log.ts"
import { trackAddToCart, trackClick, trackPurchase, trackView } from "./events.ts"
import { forgetSearcher } from "./page-trail.ts"
import { answerSearchConsent, trail, userToken } from "./trail.ts"

const sent: { url: URL; events: InsightEvent[] }[] = []
const answers: Record<string, object> = {}

beforeEach(() => {
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", "pk_1")
  vi.stubEnv("VITE_SEARCH_APP_ID", demoSearchAppId)
  vi.stubEnv("VITE_SEARCH_KEY", "public")
  localStorage.setItem("app:search_consent", "yes")
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const url = new URL(input)
    if (url.pathname === "/1/events") sent.push({ url, events: JSON.parse(String(init.body)).events })
    return Response.json(answers[url.pathname] ?? {})
  })
})
afterEach(() => {
  sent.length = 0
  forgetSearcher()
  localStorage.clear()
})

const queryID = "0123456789abcdef0123456789abcdef"
const print = { objectID: "prod_1", queryID, index: "products" }
const sentEvents = () => vi.waitUntil(() => sent.at(-1)?.events, { timeout: 5_000 })

describe("search events", () => {
  it("are sent to the service's own host with the shopper's token", async () => {
    trackClick(print, 3)
    const [event] = await sentEvents()
    expect(sent[0]?.url.origin).toBe("https://insights.algolia.io")
    expect(sent[0]?.url.searchParams.get("x-algolia-application-id")).toBe(demoSearchAppId)
    expect(event).toMatchObject({
      eventType: "click",
      objectIDs: ["prod_1"],
      positions: [3],
      queryID,
      index: "products",
    })
    expect(event?.userToken).toBe(userToken())
  })

  it("ignore a damaged trail", () => {
    for (const text of ["[null]", '[{"objectID":1}]', "{}", "{"]) {
      localStorage.setItem("app:search_trail", text)
      expect(trail(), text).toEqual([])
    }
  })

  it("are shown in the demo until the visit ends", async () => {
    vi.stubEnv("VITE_DEMO", "true")
    trackClick(print, 1)
    await vi.waitUntil(() => loggedEvents().length === 1, { timeout: 5_000 })
    expect(loggedEvents()).toBe(loggedEvents())
    deviceItem("searchEvents").remove()
    expect(loggedEvents()).toEqual([])
  })

  it("report viewed products once per search, in batches of twenty", async () => {
    const ids = Array.from({ length: 45 }, (_, i) => `prod_${i}`)
    trackView("products", queryID, ids)
    trackView("products", queryID, ids)
    expect((await sentEvents()).map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5])
    expect(sent).toHaveLength(1)
  })

  it("report cart additions and orders only for products found by a search", async () => {
    trackAddToCart({ objectID: "prod_1", price: 10, quantity: 2 }, "eur")
    trackClick(print, 1)
    await sentEvents()
    trackAddToCart({ objectID: "prod_2", price: 5, quantity: 1 }, "eur")
    trackAddToCart({ objectID: "prod_1", price: 10, quantity: 2 }, "eur")
    await vi.waitUntil(() => sent.length === 2, { timeout: 5_000 })
    expect(sent[1]?.events).toMatchObject([{ eventSubtype: "addToCart", queryID, value: 20, currency: "eur" }])
    trackPurchase(
      [
        { objectID: "prod_1", price: 10, quantity: 2 },
        { objectID: "prod_2", price: 5, quantity: 1 },
      ],
      "eur",
    )
    await vi.waitUntil(() => sent.length === 3, { timeout: 5_000 })
    expect(sent[2]?.events).toMatchObject([
      { eventSubtype: "purchase", objectIDs: ["prod_1"], objectData: [{ queryID, price: 10, quantity: 2 }], value: 20 },
    ])
    expect(trail()).toEqual([])
  })

  it("are sent for the shop's own requests, wherever they are made", async () => {
    trackClick(print, 1)
    await sentEvents()
    const items = [{ product_id: "prod_1", variant_id: "variant_1", quantity: 3, unit_price: 10 }]
    answers["/store/carts/cart_1/line-items"] = { cart: { currency_code: "eur", items } }
    answers["/store/carts/cart_1/complete"] = { type: "order", order: { currency_code: "eur", items } }
    const post = (path: string, body = {}) =>
      watchedFetch(`http://shop.test${path}`, { method: "POST", body: JSON.stringify(body) })
    await post("/store/carts/cart_1/line-items?fields=id", { variant_id: "variant_1", quantity: 1 })
    await vi.waitUntil(() => sent.length === 2, { timeout: 5_000 })
    expect(sent[1]?.events[0]).toMatchObject({ eventSubtype: "addToCart", value: 10 })
    answers["/store/carts"] = answers["/store/carts/cart_1/line-items"]
    await post("/store/carts", { items: [{ variant_id: "variant_1", quantity: 2 }] })
    await vi.waitUntil(() => sent.length === 3, { timeout: 5_000 })
    expect(sent[2]?.events[0]).toMatchObject({ eventSubtype: "addToCart", value: 20 })
    await post("/store/carts/cart_1/complete")
    await vi.waitUntil(() => sent.length === 4, { timeout: 5_000 })
    expect(sent[3]?.events[0]).toMatchObject({ eventSubtype: "purchase", value: 30 })
  })
})

describe("user token", () => {
  it("has 1 to 64 letters, digits, underscores or hyphens and stays the same", () => {
    for (const token of ["a", "anonymous-1_2", "x".repeat(64)]) expect(isUserToken(token)).toBe(true)
    for (const token of ["", "a b", "ä", "x".repeat(65), "a@b.c"]) expect(isUserToken(token)).toBe(false)
    expect(isUserToken(userToken())).toBe(true)
    expect(userToken()).toBe(userToken())
  })

  it("is replaced if the stored one is invalid", () => {
    localStorage.setItem("app:search_user", "not a token")
    expect(isUserToken(userToken())).toBe(true)
  })
})

describe("search consent", () => {
  const stored = () => ["app:search_user", "app:search_trail"].map((key) => localStorage.getItem(key))
  beforeEach(() => localStorage.removeItem("app:search_consent"))

  it("uses a token that isn't stored before the shopper answers", async () => {
    trackClick(print, 3)
    const [event] = await sentEvents()
    expect(isUserToken(event?.userToken ?? "")).toBe(true)
    expect(event?.userToken).toBe(userToken())
    expect(stored()).toEqual([null, null])
    trackAddToCart({ objectID: "prod_1", price: 10, quantity: 2 }, "eur")
    await vi.waitUntil(() => sent.length === 2, { timeout: 5_000 })
    expect(sent[1]?.events).toMatchObject([{ eventSubtype: "addToCart", queryID, userToken: event?.userToken }])
  })

  it("stops events and clears the trail after a refusal", async () => {
    trackClick(print, 3)
    await sentEvents()
    answerSearchConsent(false)
    const bought = { objectID: "prod_1", price: 10, quantity: 2 }
    trackView("products", "f".repeat(32), ["prod_1"])
    trackClick(print, 3)
    trackAddToCart(bought, "eur")
    trackPurchase([bought], "eur")
    expect(trail()).toEqual([])
    expect(stored()).toEqual([null, null])
    answerSearchConsent(true)
    trackClick({ ...print, objectID: "prod_2" }, 1)
    await vi.waitUntil(() => sent.length === 2, { timeout: 5_000 })
    expect(sent[1]?.events).toMatchObject([{ eventType: "click", objectIDs: ["prod_2"] }])
  })

  it("removes data stored by an earlier version", async () => {
    localStorage.setItem("app:search_user", "anonymous-1")
    localStorage.setItem("app:search_trail", JSON.stringify([print]))
    trackClick({ ...print, objectID: "prod_2" }, 1)
    expect((await sentEvents())[0]?.userToken).not.toBe("anonymous-1")
    expect(stored()).toEqual([null, null])
  })

  it("stores the token and the trail when given and removes them when withdrawn", async () => {
    trackClick(print, 1)
    const token = userToken()
    answerSearchConsent(true)
    expect(userToken()).toBe(token)
    expect(stored()).toEqual([token, JSON.stringify([print])])
    answerSearchConsent(false)
    expect(stored()).toEqual([null, null])
    expect(userToken()).not.toBe(token)
    expect(trail()).toEqual([])
  })
})
