// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { CONFIG_FILE, loadConfig } from "./config.ts"
import { demoItems } from "./demo-items.ts"
import { deviceKey } from "./device-items.ts"
import { UNKNOWN_ORIGIN } from "./first-answers.ts"
import { type Plan, send, show } from "./preload.ts"

const API = "http://shop.test"
const REGIONS = "/store/regions?limit=100"
const CATEGORIES = "/store/product-categories"
const regions = [
  { id: "reg_eu", countries: [{ iso_2: "de" }, { iso_2: "fr" }] },
  { id: "reg_us", countries: [{ iso_2: "us" }] },
]
const plan: Plan = {
  files: ["assets/frame.js", "assets/en.js", "assets/de.js", "assets/product.js", "assets/cart-de.js"],
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
    {
      pattern: "^/cart$",
      files: [],
      texts: { en: [], de: [4] },
      requests: ["/store/carts/__cart__?fields=items", CATEGORIES],
      signedIn: ["/store/customers/me"],
      view: "cart",
      preview: { path: "/store/carts/__cart__?fields=items", rows: "cart.items" },
    },
    { pattern: "", files: [], requests: [], view: "other" },
  ],
  api: { defaults: { VITE_API_URL: API, VITE_PUBLISHABLE_KEY: "pk_test" }, regions: REGIONS },
  demo: null,
}
const slots = '<div data-row="" class="animate-breathe"><p data-slot="title"></p><img data-slot="thumbnail"></div>'
const views = {
  en: {
    headers: { "": "<header>Shop</header>" },
    pages: {
      product: slots,
      cart: slots,
      results: "<p data-title>Results for “__handle__”</p>",
      other: "<p>Please wait</p>",
    },
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
    if (url.startsWith("/store/carts/")) return Response.json({ cart: { items: products } })
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
    const keys = (["locale", "country", "customerToken", "cart"] as const).map((name) => deviceKey(name))
    expect(keys).toEqual(["app:locale", "app:shop_country", "shop_customer_token", "app:shop_cart"])
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

  it("shows a picture in the width that the browser needs, if a host resizes pictures", async () => {
    const images = {
      VITE_API_URL: API,
      VITE_PUBLISHABLE_KEY: "pk_test",
      VITE_IMAGE_URL: "http://img.test/{width}/{url}",
    }
    const { app } = visit("/products/harbor-tee", JSON.stringify(images))
    const image = app.querySelector("img")
    await vi.waitFor(() => expect(image?.srcset).toContain("http://img.test/480/http%3A%2F%2Fshop.test%2Ftee.svg 480w"))
    expect(image?.src).toBe("http://shop.test/tee.svg")
  })

  it("loads the messages of the chosen language", () => {
    localStorage.setItem("app:locale", "de")
    const { preloaded, app } = visit("/about")
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/de.js"])
    expect(document.documentElement.lang).toBe("de")
    expect(app.textContent).toBe("LadenBitte warten")
  })

  it.each([
    ["en", "en-US"],
    ["de", "de-DE"],
  ])("requests the API's texts in the page's language: %s", (language, locale) => {
    localStorage.setItem("app:locale", language)
    visit("/products/harbor-tee")
    const headers = vi.mocked(fetch).mock.calls.map(([, init]) => init?.headers)
    expect(headers).toEqual(headers.map(() => expect.objectContaining({ "x-medusa-locale": locale })))
    expect(headers).toHaveLength(3)
  })

  it("sends requests as the signed-in customer", () => {
    localStorage.setItem("shop_customer_token", "t1")
    visit("/about")
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(init?.headers).toMatchObject({ authorization: "Bearer t1", "x-publishable-api-key": "pk_test" })
    expect([...(window.early?.keys() ?? [])]).toContain(`${API}${REGIONS} Bearer t1`)
  })

  it("loads the texts of the page's own part", () => {
    localStorage.setItem("app:locale", "de")
    expect(visit("/cart").preloaded()).toEqual(["/assets/frame.js", "/assets/de.js", "/assets/cart-de.js"])
  })

  describe("for the cart's page", () => {
    const CART = "/store/carts/cart_1?fields=items"
    const tokenOf = (customer: string) => `h.${btoa(JSON.stringify({ actor_id: customer }))}.s`

    it("requests the cart of a guest and shows its items, without customer data", async () => {
      localStorage.setItem("app:shop_cart", "cart_1")
      const { requests, app } = visit("/cart")
      expect(requests).toEqual([CART, REGIONS, CATEGORIES])
      await vi.waitFor(() => expect(app.textContent).toContain("Harbor tee"))
    })

    it("requests the cart and the data of the signed-in customer", () => {
      localStorage.setItem("app:shop_cart", "cart_1 cus_1")
      localStorage.setItem("shop_customer_token", tokenOf("cus_1"))
      expect(visit("/cart").requests).toEqual([CART, REGIONS, CATEGORIES, "/store/customers/me"])
    })

    it.each([
      ["someone who isn't signed in", ""],
      ["someone else than the signed-in customer", tokenOf("cus_2")],
    ])("doesn't request the cart of %s", (_, token) => {
      localStorage.setItem("app:shop_cart", "cart_1 cus_1")
      if (token) localStorage.setItem("shop_customer_token", token)
      expect(visit("/cart").requests).not.toContain(CART)
    })

    it("requests no cart if there is none", () => {
      expect(visit("/cart").requests).toEqual([REGIONS, CATEGORIES])
    })
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

describe("the first visit of the demo", () => {
  const local = "/store/products?region_id=reg_eu&country_code=fr"
  const home = {
    pattern: "^/$",
    files: [],
    requests: [CATEGORIES, "/store/products?region_id=__region__&country_code=__country__"],
    view: "product",
    preview: { path: CATEGORIES, rows: "product_categories" },
    answers: { de: "assets/first-answers-de", fr: "assets/first-answers-fr" },
  }
  const files = [...plan.files, "assets/backend.js"]
  const demo: Plan = { ...plan, files, pages: [home], api: null, demo: { regions: REGIONS, backend: [5] } }
  const answers = {
    [REGIONS]: { regions },
    [CATEGORIES]: { product_categories: [{ title: "Chairs", thumbnail: `${UNKNOWN_ORIGIN}/api/chair.svg` }] },
    [local]: { products: [] },
  }

  function open(path: string, databases: readonly string[] | Promise<never> = []) {
    document.head.innerHTML = ""
    document.body.innerHTML = '<div id="app"></div>'
    history.replaceState(null, "", path)
    vi.stubEnv("VITE_DEMO", "true")
    vi.stubGlobal("indexedDB", { databases: async () => (await databases).map((name) => ({ name })) })
    const sent: string[] = []
    const answer = async (input: unknown) => {
      sent.push(String(input))
      return Response.json(answers)
    }
    vi.stubGlobal("fetch", vi.fn(answer))
    send(demo)
    show(views)
    const early = (path: string) => window.early?.get(`${location.origin}/api${path}`)
    const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"))
    return { sent, early, preloaded, app: document.getElementById("app") as HTMLElement }
  }
  const count = (sent: readonly string[], name: string) => sent.filter((url) => url.endsWith(name)).length

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    delete window.firstVisit
  })

  it("takes the responses for the country from a file, with the site's origin", async () => {
    localStorage.setItem("app:shop_country", "fr")
    const { early, sent, app } = open("/")
    expect(await (await early(REGIONS))?.json()).toEqual({ regions })
    expect(await (await early(local))?.json()).toEqual({ products: [] })
    expect(count(sent, "/assets/first-answers-fr-en.json")).toBe(1)
    await vi.waitFor(() => expect(app.querySelector("img")?.src).toBe(`${location.origin}/api/chair.svg`))
  })

  it("takes the responses in the page's language", () => {
    localStorage.setItem("app:locale", "de")
    const { sent } = open("/")
    return vi.waitFor(() => expect(count(sent, "/assets/first-answers-de-de.json")).toBe(1))
  })

  it("takes the first country's if the shop doesn't sell to the visitor's", () => {
    localStorage.setItem("app:shop_country", "jp")
    const { sent } = open("/")
    return vi.waitFor(() => expect(count(sent, "/assets/first-answers-de-en.json")).toBe(1))
  })

  it("loads the backend's files after the first page", async () => {
    const { preloaded } = open("/")
    expect(await window.firstVisit).toBe(true)
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/en.js"])
  })

  it("doesn't wait for the list of databases if the browser has stored nothing", () => {
    const { sent } = open("/", new Promise(() => undefined))
    expect(count(sent, "/assets/first-answers-de-en.json")).toBe(1)
  })

  it("takes no responses from the file if the browser has data of the demo, and loads the backend's files", async () => {
    const { early, preloaded } = open("/", [demoItems.demoBackend.key])
    expect(await window.firstVisit).toBe(false)
    await expect(early(REGIONS)).rejects.toThrow("The demo has data.")
    expect(preloaded()).toContain("/assets/backend.js")
  })

  it("loads the backend's files with a page that isn't answered from a file", () => {
    expect(open("/#share=abc").preloaded()).toContain("/assets/backend.js")
  })

  it("reads no file if the browser has data of the demo and has stored something", async () => {
    localStorage.setItem("app:shop_country", "fr")
    const { early, sent } = open("/", [demoItems.demoBackend.key])
    expect(await window.firstVisit).toBe(false)
    await expect(early(REGIONS)).rejects.toThrow("The demo has data.")
    expect(count(sent, ".json")).toBe(0)
  })

  it("reads no file if the browser doesn't list its databases", async () => {
    vi.useFakeTimers()
    localStorage.setItem("app:shop_country", "fr")
    const { sent } = open("/", new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(300)
    expect(await window.firstVisit).toBe(false)
    expect(count(sent, ".json")).toBe(0)
  })

  it.each(["/?scenario=empty", "/#share=abc", "/account"])("reads no file for %s", (path) => {
    open(path)
    expect([window.firstVisit, window.early]).toEqual([undefined, undefined])
  })

  it("reads no file for a signed-in customer", () => {
    localStorage.setItem("shop_customer_token", "t1")
    open("/")
    expect(window.firstVisit).toBeUndefined()
  })
})
