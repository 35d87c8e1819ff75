// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { CAUGHT } from "./caught-error.ts"
import { deviceItem } from "./device-items.ts"
import { describeError, needsConsent, pageKind, reportUrl, startReports } from "./reports.ts"

const API = "https://api.example.com"
const OWN = `${API}/reports`
const OTHER = "https://errors.example.net/shop"
const token = "eyJhbGciOiJIUzI1NiJ9.eyJhY3Rvcl9pZCI6ImN1c18xIn0.c2lnbmF0dXJlLXNpZ25hdHVyZQ"

let stop: () => void = () => undefined
const bodies = () => vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(null, { status: 204 })),
  )
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, "", "/")
})

const fail = (error: unknown) => window.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))

describe("reports", () => {
  it("are off without a valid address", () => {
    expect(reportUrl({})).toBeUndefined()
    expect(reportUrl({ VITE_REPORT_URL: "javascript:alert(1)" })).toBeUndefined()
    expect(reportUrl({ VITE_REPORT_URL: OWN })).toBe(OWN)
  })

  it("contain no token, email address, id or text of a person", () => {
    history.replaceState(null, "", `/account/reset?token=${token}&email=ada@example.com`)
    stop = startReports(OWN, API)
    fail(new TypeError(`can't read "Ada Lovelace" of ada@example.com with ${token} at https://api.example.com/x?y`))
    fail(Object.assign(new Error("Customer ada@example.com exists"), { name: "ApiError", status: 422 }))
    fail("Ada Lovelace")
    const text = JSON.stringify(bodies())
    for (const secret of [token, "ada", "Ada", "reset", "eyJ"]) expect(text).not.toContain(secret)
    expect(bodies().map(({ name, status, page }) => [name, status, page])).toEqual([
      ["TypeError", undefined, "/account"],
      ["ApiError", 422, "/account"],
      ["Error", undefined, "/account"],
    ])
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" })
    expect(init).not.toHaveProperty("headers")
  })

  it("name the app's files in the stack, and the page without ids and handles", () => {
    const error = new TypeError("x is undefined")
    error.stack = `TypeError\n at a (https://shop.example.com/assets/abc.js:1:23)\n at b (https://x.example/y.js:1:1)`
    expect(describeError(error, "/admin/orders/order_1")).toMatchObject({
      files: ["assets/abc.js:1:23"],
      page: "/admin/orders",
    })
    expect([pageKind("/products/shirt"), pageKind("/"), pageKind("/ada@example.com")]).toEqual([
      "/products",
      "/",
      "/other",
    ])
  })

  it("are sent once for each error, and at most ten times", () => {
    stop = startReports(OWN, API)
    for (let i = 0; i < 3; i++) fail(new TypeError("same"))
    expect(bodies()).toHaveLength(1)
    for (let i = 0; i < 30; i++) fail(Object.assign(new Error("failed"), { status: i }))
    expect(bodies()).toHaveLength(10)
  })

  it("to a third party need the shopper's consent for that address", () => {
    expect([needsConsent(OWN, API), needsConsent(`${location.origin}/r`, API), needsConsent(OTHER, API)]).toEqual([
      false,
      false,
      true,
    ])
    stop = startReports(OTHER, API)
    fail(new TypeError("one"))
    deviceItem("reportsConsent").set("https://other.example.com/")
    fail(new TypeError("two"))
    expect(bodies()).toEqual([])
    deviceItem("reportsConsent").set(OTHER)
    fail(new TypeError("three"))
    expect(bodies()).toHaveLength(1)
  })
})
