import {
  buyAsGuest,
  expectDefaultForUnsoldCountry,
  expectFramesWithoutScripts,
  openMarked,
  switchLanguageAndCountry,
} from "./support/rendered.ts"
import { expect, test } from "./support/test.ts"

/** The default market of the site. */
test.use({ locale: "en-DE" })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a shopper finds a product from the home page and reads its price and description", async ({ page }) => {
    await page.goto("/", { waitUntil: "load" })
    await page.getByRole("link", { name: "All products" }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products")
    await page.getByRole("link", { name: "Window Chair" }).first().click()
    await expect(page.getByText("€379.61").first()).toBeVisible()
    await expect(page.getByText("A chair for wherever the light is good")).toBeVisible()
    await page.getByRole("link", { name: "Shipping" }).first().click()
    await expect(page.getByText("We ship to the countries")).toBeVisible()
  })

  test("pages of a visitor say that they need scripts", async ({ page }) => {
    await expectFramesWithoutScripts(page)
  })
})

for (const path of ["/", "/products", "/products/window-chair?utm_source=news", "/pages/shipping", "/cart"])
  test(`the app takes over ${path} as its file shows it`, async ({ page }) => {
    // The page is compared as the app takes it over, before it has loaded more.
    await page.route(/\/(?:store|auth)\/[\w/]+(?:\?|$)/, () => undefined)
    await openMarked(page, path, "data-file")
    await expect(page.locator("#main")).toHaveAttribute("data-file", "")
  })

test("a file isn't shown for an address with a query of its own", async ({ page }) => {
  const names = () => page.locator("main article h3").allInnerTexts()
  await page.goto("/products")
  await expect(page.locator("main article").first()).toBeVisible()
  const first = await names()
  // The app waits for its code until the file has been seen.
  let start = () => {}
  const isSeen = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isSeen
    await route.fallback()
  })
  await page.goto("/products?page=2", { waitUntil: "commit" })
  await expect(page.locator("#app")).toBeHidden()
  start()
  await expect(page.locator("main article").first()).toBeVisible()
  expect(await names()).not.toEqual(first)
})

test("the app shows pages without a file", async ({ page, problems }) => {
  problems.allow(/status of 404/)
  await page.goto("/products/nothing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found")
  await page.goto("/account/transfer")
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.locator("[data-early]")).toHaveCount(0)
})

test("a country that the shop doesn't sell to leads to the default market, in the language of the address", ({
  page,
}) => expectDefaultForUnsoldCountry(page))

test("a guest buys on prerendered pages", async ({ page }) => {
  await buyAsGuest(page, "files@example.com")
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("a shopper is led to their language, and switches language and country on the page", async ({ page }) => {
    await page.goto("/products/window-chair")
    await switchLanguageAndCountry(page)
    await openMarked(page, "/products/window-chair", "data-file")
    await expect(page).toHaveURL("/en-us/products/window-chair")
    await expect(page.locator("#main").getByText("$379.08").first()).toBeVisible()
  })
})

test.describe("in a market without files", () => {
  test.use({ locale: "de-AT" })

  test("a shopper never sees another market's page", async ({ page }) => {
    await page.goto("/products/window-chair")
    await expect(page.getByRole("button", { name: /^In den Warenkorb/ })).toBeEnabled()
    await expect(page).toHaveURL("/de-de/products/window-chair")
  })
})
