// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { CONFIG_FILE, loadConfig } from "./config.ts"
import { deviceKey } from "./device-items.ts"
import { type Plan, send, show } from "./preload.ts"

const API = "http://shop.test"
const REGIONS = "/store/regions?limit=100"
const CATEGORIES = "/store/product-categories"
const regions = [
  { id: "reg_eu", countries: [{ iso_2: "de" }, { iso_2: "fr" }] },
  { id: "reg_us", countries: [{ iso_2: "us" }] },
]
const plan: Plan = {
  files: ["assets/frame.js", "assets/en.js", "assets/de.js", "assets/product.js"],
  frame: [0],
  texts: { en: [1], de: [2] },
  pages: [
    {
      pattern: "^/products/([^/?]+)",
      files: [3],
      requests: [CATEGORIES, "/store/products?handle=__handle__&region_id=__region__&country_code=__country__"],
      view: "product",
      preview: { path: "/store/products?handle=__handle__&fields=title", rows: "products" },
    },
    {
      pattern: "^/search\\?q=([^&]+)$",
      files: [],
      requests: [],
      view: "results",
      preview: { path: "/store/products?q=__handle__", rows: "products", search: true },
    },
    { pattern: "", files: [], requests: [], view: "other" },
  ],
  api: { defaults: { VITE_API_URL: API, VITE_PUBLISHABLE_KEY: "pk_test" }, regions: REGIONS },
}
const slots = '<div data-row="" class="animate-breathe"><p data-slot="title"></p><img data-slot="thumbnail"></div>'
const views = {
  en: {
    headers: { "": "<header>Shop</header>" },
    pages: { product: slots, results: "<p data-title>Results for “__handle__”</p>", other: "<p>Please wait</p>" },
  },
  de: { headers: { "": "<header>Laden</header>" }, pages: { product: slots, other: "<p>Bitte warten</p>" } },
}

let file: (() => Response) | undefined

/** Opens a path and returns the requests sent, in order, and the preloaded files. */
function visit(path: string, config = "{}") {
  document.head.innerHTML = `<script type="application/json" id="config">${config}</script>`
  document.body.innerHTML = '<div id="app"></div>'
  history.replaceState(null, "", path)
  const requests: string[] = []
  const answer = async (input: unknown) => {
    const url = String(input).replace(/^https?:\/\/[^/]+/, "")
    if (input === CONFIG_FILE) return file?.() ?? new Response("", { status: 404 })
    requests.push(url)
    const products = [{ title: "Harbor tee", thumbnail: "http://shop.test/tee.svg" }]
    return Response.json(url === REGIONS ? { regions } : { products })
  }
  vi.stubGlobal("fetch", vi.fn(answer))
  send(plan)
  show(views)
  const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"))
  return { requests, preloaded, app: document.getElementById("app") as HTMLElement }
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  file = undefined
  delete window.early
  delete window.deployment
})

describe("the inline script of a built page", () => {
  it("uses the keys from the device items table", () => {
    const keys = (["locale", "country", "customerToken"] as const).map((name) => deviceKey(name))
    expect(keys).toEqual(["app:locale", "app:shop_country", "shop_customer_token"])
  })

  it("preloads the page's files and requests, and requests prices once the market is known", async () => {
    localStorage.setItem("app:shop_country", "fr")
    const { requests, preloaded } = visit("/products/harbor-tee?variant=v1")
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/en.js", "/assets/product.js"])
    const local = "/store/products?handle=harbor-tee&region_id=reg_eu&country_code=fr"
    await vi.waitFor(() => expect(requests).toContain(local))
    expect(requests).toEqual(["/store/products?handle=harbor-tee&fields=title", REGIONS, CATEGORIES, local])
    expect([...(window.early?.keys() ?? [])]).toEqual([REGIONS, CATEGORIES, local].map((path) => API + path))
  })

  it("loads the messages of the chosen language", () => {
    localStorage.setItem("app:locale", "de")
    const { preloaded, app } = visit("/about")
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/de.js"])
    expect(document.documentElement.lang).toBe("de")
    expect(app.textContent).toBe("LadenBitte warten")
  })

  it("sends requests as the signed-in customer", () => {
    localStorage.setItem("shop_customer_token", "t1")
    visit("/about")
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(init?.headers).toMatchObject({ authorization: "Bearer t1", "x-publishable-api-key": "pk_test" })
    expect([...(window.early?.keys() ?? [])]).toContain(`${API}${REGIONS} Bearer t1`)
  })

  it("does nothing in the back office", () => {
    const { requests, preloaded, app } = visit("/admin/orders")
    expect([requests, preloaded()]).toEqual([[], []])
    expect(app.innerHTML).not.toContain("Shop")
  })
})

describe("the settings of a deployment", () => {
  const sent = () => vi.mocked(fetch).mock.calls.map(([input]) => String(input))

  it("replace the build's, without another request if they are in the page", async () => {
    visit("/about", JSON.stringify({ VITE_API_URL: "https://api.example.com/", VITE_PUBLISHABLE_KEY: "pk_live" }))
    expect(sent()).toEqual([`https://api.example.com${REGIONS}`])
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ "x-publishable-api-key": "pk_live" })
    expect(await loadConfig()).toEqual({ VITE_API_URL: "https://api.example.com/", VITE_PUBLISHABLE_KEY: "pk_live" })
  })

  it("are read from a file if the page has none, before the first request to the server", async () => {
    file = () => Response.json({ VITE_API_URL: "https://api.example.com", VITE_DEMO: "true" })
    visit("/about", "")
    expect(sent()).toEqual([CONFIG_FILE])
    await vi.waitFor(() => expect(sent()).toEqual([CONFIG_FILE, `https://api.example.com${REGIONS}`]))
    // Build-time constants can't be set.
    expect(await loadConfig()).toEqual({ VITE_API_URL: "https://api.example.com" })
  })

  it("are the build's if there is no file, even if the host answers with the start page", async () => {
    file = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
    visit("/about", "")
    expect(await loadConfig()).toEqual({})
    await vi.waitFor(() => expect(sent()).toContain(API + REGIONS))
  })

  it("stop the start if the file is damaged or the server fails", async () => {
    file = () => new Response("{", { headers: { "content-type": "application/json" } })
    visit("/about", "")
    await expect(loadConfig()).rejects.toThrow("/config.json isn't valid JSON")
    delete window.deployment
    file = () => new Response("", { status: 503 })
    await expect(loadConfig()).rejects.toThrow("/config.json: 503")
  })

  it("can replace the stored token with the session cookie", () => {
    localStorage.setItem("shop_customer_token", "claims.only.")
    visit("/about", JSON.stringify({ VITE_AUTH: "session" }))
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(init?.credentials).toBe("include")
    expect(init?.headers).not.toHaveProperty("authorization")
  })

  it("leave the listing's products out of the first view of a hosted search", () => {
    visit("/search?q=shirt")
    expect(sent()).toContain(`${API}/store/products?q=shirt`)
    visit("/search?q=shirt", JSON.stringify({ VITE_SEARCH_APP_ID: "APP" }))
    expect(sent()).toEqual([API + REGIONS])
  })
})

describe("the prerendered first view", () => {
  it("shows the search query decoded and never as markup", () => {
    const { app } = visit("/search?q=%3Cb%3Eshirt%3C%2Fb%3E+%2450")
    expect(app.querySelector("p")?.textContent).toBe("Results for “<b>shirt</b> $50”")
  })

  it("is inert and hidden from screen readers, and is filled with preloaded data", async () => {
    const { app } = visit("/products/harbor-tee")
    expect(app.firstElementChild?.matches("[inert][aria-hidden=true]")).toBe(true)
    await vi.waitFor(() => expect(app.querySelector("p")?.textContent).toBe("Harbor tee"))
    expect(app.querySelector("img")?.src).toBe("http://shop.test/tee.svg")
    expect(app.querySelector("[data-row]")?.className).toBe("")
  })
})
