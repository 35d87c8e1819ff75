import { fillCart, waitForSavedCart } from "./support/cart.ts"
import {
  appStarts,
  buyAsGuest,
  expectDefaultForUnsoldCountry,
  expectFramesWithoutScripts,
  openMarked,
  switchLanguageAndCountry,
} from "./support/rendered.ts"
import { expect, type Page, test } from "./support/test.ts"

/** The country of the shop's first region, whose prices the server shows. */
test.use({ locale: "en-DE" })

const pages = [
  "/",
  "/products",
  "/products/window-chair",
  "/categories/home",
  "/search?q=chair",
  "/pages/shipping",
  "/account/login",
  "/track",
]

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a shopper finds a product from the home page and reads its price, sizes and description", async ({ page }) => {
    await page.goto("/", { waitUntil: "load" })
    await page.getByRole("link", { name: "All products" }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products")
    await page.getByRole("link", { name: "Window Chair" }).first().click()
    await expect(page).toHaveTitle(/^Window Chair/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Window Chair")
    await expect(page.getByText("€379.61").first()).toBeVisible()
    await expect(page.getByRole("radio", { name: "Sea" })).toBeVisible()
    await expect(page.getByText("A chair for wherever the light is good")).toBeVisible()
    await page.getByRole("link", { name: "Shipping" }).first().click()
    await expect(page.getByText("We ship to the countries")).toBeVisible()
  })

  test("pages of a visitor say that they need scripts", async ({ page }) => {
    await expectFramesWithoutScripts(page)
  })

  test("a shopper reads the results of a search and the next page of a listing", async ({ page }) => {
    await page.goto("/search?q=chair", { waitUntil: "load" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “chair”")
    await expect(page.getByRole("link", { name: "Window Chair" })).toBeVisible()
    await page.goto("/products", { waitUntil: "load" })
    const names = () => page.locator("main article h3").allInnerTexts()
    const first = await names()
    await page.getByRole("link", { name: "Next page" }).click()
    await expect(page).toHaveURL(/\/products\?page=2$/)
    expect(await names()).not.toEqual(first)
    expect((await names()).length).toBeGreaterThan(3)
  })

  test("an unknown page says so with its status", async ({ page, problems }) => {
    problems.allow(/status of 404/)
    const response = await page.goto("/products/nothing", { waitUntil: "load" })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found")
  })
})

for (const path of pages)
  test(`${path} keeps the server's page when the app starts, with the same text`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    // The page is compared as the app takes it over, before it has loaded more.
    await page.route(/\/(?:store|auth)\/[\w/]+(?:\?|$)/, () => undefined)
    await openMarked(page, path, "data-server")
    await expect(page.locator("#main")).toHaveAttribute("data-server", "")
    const texts = await page.evaluate((source) => {
      const textOf = (from: Document) => {
        const main = from.getElementById("main")?.cloneNode(true) as HTMLElement
        // The filters beside a list are loaded later.
        for (const element of main.querySelectorAll("script, style, aside, [role=status]")) element.remove()
        return main.textContent?.replaceAll(/\s+/g, " ").trim() ?? ""
      }
      return [textOf(new DOMParser().parseFromString(source, "text/html")), textOf(document)] as const
    }, html)
    expect(texts[1].slice(0, 200)).toBe(texts[0].slice(0, 200))
  })

for (const path of [...pages, "/admin/login"])
  test(`${path} has the shop's name and color, and nothing of the demo`, async ({ page, request }) => {
    const ofDemo = /Fennmark|nothing here is for sale|Useful things, made well/i
    expect(await (await request.get(path)).text()).not.toMatch(ofDemo)
    await page.goto(path)
    await appStarts(page)
    await expect(page).toHaveTitle(path.startsWith("/admin") ? /Nord Admin$/ : /Nord$/)
    expect(await page.content()).not.toMatch(ofDemo)
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue("--color-accent")
    expect(await page.evaluate(accent)).toContain("oklch(0.471 0.090 169.8)")
  })

test("a guest who opens the account is led to the login", async ({ page }) => {
  await page.goto("/account")
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
})

test("the back office handles its buttons itself", async ({ page }) => {
  await page.goto("/admin")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.locator("[data-early]")).toHaveCount(0)
})

test.describe("before the app has started", () => {
  /** Opens a page whose scripts wait until the returned function is called. */
  async function openWithoutApp(page: Page, path: string) {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await started
      await route.continue()
    })
    await page.goto(path, { waitUntil: "commit" })
    return () => start()
  }

  test("a pressed button takes effect when it has", async ({ page }) => {
    const start = await openWithoutApp(page, "/products/window-chair")
    const add = page.getByRole("button", { name: /^Add to cart/ })
    await add.click()
    await expect(add).toHaveAttribute("data-early")
    start()
    const cart = page.getByRole("dialog", { name: "Cart", exact: true })
    await expect(cart.getByRole("link", { name: "Window Chair" })).toBeVisible()
    await expect(page.locator("[data-early]")).toHaveCount(0)
  })

  test("a sort order, a menu and typed text are kept", async ({ page }) => {
    const start = await openWithoutApp(page, "/products")
    await page.getByLabel("Sort by").selectOption("Price, low to high")
    await page.getByRole("combobox", { name: "Search" }).fill("mug")
    start()
    await expect(page).toHaveURL(/order=price/)
    await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("mug")
  })

  test("a password stays out of the address", async ({ page, problems }) => {
    problems.allow(/status of 401/)
    const start = await openWithoutApp(page, "/account/login")
    await page.getByLabel("Email").fill("nobody@example.com")
    await page.getByLabel("Password", { exact: true }).fill("secret-password")
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).not.toHaveURL(/secret/)
    start()
    await expect(page.getByRole("alert").first()).toBeVisible()
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
    await expect(page).not.toHaveURL(/secret/)
  })
})

test.describe("in another market than the default one", () => {
  test.use({ locale: "en-US" })

  test("a shopper is led to their own prices, and one description of the page", async ({ page }) => {
    await page.goto("/products/window-chair")
    await expect(page).toHaveURL("/en-us/products/window-chair")
    await expect(page.locator("#main").getByText("$").first()).toBeVisible()
    await expect(page.locator("#main").getByText("€")).toHaveCount(0)
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1)
    await expect(page.locator("meta[name=description]")).toHaveCount(1)
  })
})

test("a country that the shop doesn't sell to leads to the default market, in the language of the address", ({
  page,
}) => expectDefaultForUnsoldCountry(page))

test("a guest buys on rendered pages", async ({ page }) => {
  await buyAsGuest(page, "served@example.com")
})

for (const path of ["/cart", "/checkout"])
  test(`${path} requests the visitor's cart beside its scripts, and only once`, async ({ page }) => {
    await fillCart(page)
    await waitForSavedCart(page)
    // Until the app has added the shipping method, which reads the cart again.
    await page.goto("/cart")
    await expect(page.getByRole("link", { name: /^Go to checkout/ })).toBeVisible()
    await page.waitForLoadState("networkidle")
    const sent: string[] = []
    page.on("request", (request) => {
      if (/\/store\/(?:carts|shipping-options|payment-providers)/.test(request.url()))
        sent.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(path)
    const shown =
      path === "/cart" ? page.getByRole("link", { name: /^Go to checkout/ }) : page.getByLabel("Email address")
    await expect(shown).toBeVisible()
    const reads = sent.filter((request) => request.startsWith("GET"))
    expect(reads.length).toBeGreaterThan(1)
    expect([...new Set(reads)]).toEqual(reads)
    const isEarly = await page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
      return (
        names.findIndex((name) => name.startsWith("/store/carts/")) <
        names.findLastIndex((name) => name.endsWith(".js"))
      )
    })
    expect(isEarly).toBe(true)
  })

test("two visitors get the same page, and nothing of theirs is in it", async ({ request }) => {
  const get = async (token: string) =>
    (
      await request.get("/products/window-chair", {
        headers: { cookie: `connect.sid=${token}; cart=${token}`, authorization: `Bearer ${token}` },
      })
    ).text()
  const [first, second] = await Promise.all([get("first-visitor"), get("second-visitor")])
  expect(first).toBe(second)
  expect(first).not.toContain("first-visitor")
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("a shopper reads a page in their language, and switches language and country on the page", async ({ page }) => {
    const headers = { "accept-language": "de-DE" }
    const html = await (await page.request.get("/products/window-chair", { headers })).text()
    expect(html).toContain('<html lang="de">')
    expect(html).toMatch(/379,61.€/)
    await openMarked(page, "/products/window-chair", "data-server")
    await expect(page.locator("#main")).toHaveAttribute("data-server", "")
    await switchLanguageAndCountry(page)
    await page.reload()
    await expect(page.locator("#main").getByText("$379.08").first()).toBeVisible()
    await page.goto("/products")
    await expect(page).toHaveURL("/en-us/products")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products")
  })
})
