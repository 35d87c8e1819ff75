// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { API, CATEGORIES, order, plan, REGIONS, regions, views } from "#tests/support/preload-plan.ts"
import { CONFIG_FILE, loadConfig } from "./config.ts"
import { deviceKey } from "./device-items.ts"
import { send, show } from "./preload.ts"

let file: (() => Response) | undefined

/** Opens a path and returns the requests sent, in order, and the preloaded files. */
function visit(path: string, config = "{}", state: object | null = null) {
  document.head.innerHTML = `<script type="application/json" id="config">${config}</script>`
  document.body.innerHTML = '<div id="app"></div>'
  history.replaceState(state, "", path)
  const requests: string[] = []
  const answer = async (input: unknown) => {
    const url = String(input).replace(/^https?:\/\/[^/]+/, "")
    if (input === CONFIG_FILE) return file?.() ?? new Response("", { status: 404 })
    requests.push(url)
    const products = [{ title: "Harbor tee", thumbnail: "http://shop.test/tee.svg" }]
    if (url.startsWith("/store/orders/"))
      return Response.json({ order: { ...order, ...(url.includes("packed") && { fulfillment_status: "fulfilled" }) } })
    if (url === "/store/customers/me") return Response.json({ customer: { first_name: "Ada $& <b>" } })
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

  it("requests the prices of the country in the address, in its language", async () => {
    localStorage.setItem("app:shop_country", "us")
    const { requests, preloaded } = visit("/de-fr/products/harbor-tee")
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/de.js", "/assets/product.js"])
    await vi.waitFor(() =>
      expect(requests).toContain("/store/products?handle=harbor-tee&region_id=reg_eu&country_code=fr"),
    )
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

  describe("for an order's page", () => {
    it("shows the values of the order in their texts", async () => {
      const { app } = visit("/order/order_1")
      await vi.waitFor(() => expect(app.querySelector("b")?.textContent).toBe("Sent to ada@example.com"))
      expect(app.querySelector("p")?.textContent).toBe("Order #12")
    })

    it("shows the number of a packed order without the confirmation of a new one", async () => {
      const { app } = visit("/order/packed")
      await vi.waitFor(() => expect(app.querySelector("p")?.textContent).toBe("Order #12"))
      expect(app.querySelector("b")?.textContent).toBe("")
    })

    it("shows nothing of the order after a login has ended on the device, as the page itself", async () => {
      localStorage.setItem("app:shop_ended_logins", "2")
      const { app, requests } = visit("/order/order_1", "{}", { endedLogins: "1" })
      await vi.waitFor(() => expect(requests).toContain("/store/orders/order_1"))
      await Promise.resolve()
      expect(app.querySelector("p")?.textContent).toBe("")
      const again = visit("/order/order_1", "{}", { endedLogins: "2" })
      await vi.waitFor(() => expect(again.app.querySelector("p")?.textContent).toBe("Order #12"))
    })
  })

  describe("for a page of the account", () => {
    it("shows the name of the signed-in customer, never as markup", async () => {
      localStorage.setItem("shop_customer_token", "token")
      const { app, requests, preloaded } = visit("/account")
      expect(requests).toEqual(["/store/customers/me", REGIONS])
      expect(preloaded()).toContain("/assets/account.js")
      await vi.waitFor(() => expect(app.querySelector("p")?.innerHTML).toBe("Hello, Ada $&amp; &lt;b&gt;"))
    })

    it("shows and loads the login for a guest", () => {
      const { app, requests, preloaded } = visit("/account")
      expect(app.querySelector("p")?.textContent).toBe("Sign in")
      expect(requests).toEqual([REGIONS, "/auth/customer/providers"])
      expect(preloaded()).toEqual(["/assets/frame.js", "/assets/en.js", "/assets/login.js"])
    })
  })

  describe("while another tab", () => {
    const change = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key: deviceKey(key as never) }))

    it.each(["cartRevision", "cart", "customerToken", "endedLogins"])(
      "changes %s, discards the responses, which may be from before",
      (key) => {
        visit("/cart")
        expect(window.early?.size).toBeGreaterThan(0)
        change(key)
        expect(window.early).toBeUndefined()
      },
    )

    it("signs out, doesn't show the customer's name any more", async () => {
      localStorage.setItem("shop_customer_token", "token")
      const { app } = visit("/account")
      const answers = [...(window.early?.values() ?? [])]
      change("customerToken")
      await Promise.all(answers)
      await new Promise((resolve) => setTimeout(resolve))
      expect(app.querySelector("p")?.textContent).toBe("Hello")
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
