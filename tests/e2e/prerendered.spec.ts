import { fillCart, waitForSavedCart } from "./support/cart.ts"
import { continueToReview, fillDetails, placeOrder } from "./support/checkout.ts"
import { expect, type Page, test } from "./support/test.ts"

/** The default market of the site. */
test.use({ locale: "en-DE" })

/** Opens a page and marks its content, which the app keeps if it takes the page over. */
async function openMarked(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("#main").evaluate((main) => main.setAttribute("data-file", ""))
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__react")),
  )
}

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
})

for (const path of ["/", "/products", "/products/window-chair?utm_source=news", "/pages/shipping", "/cart"])
  test(`the app takes over ${path} as its file shows it`, async ({ page }) => {
    // The page is compared as the app takes it over, before it has loaded more.
    await page.route(/\/(?:store|auth)\/[\w/]+(?:\?|$)/, () => undefined)
    await openMarked(page, path)
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
  await page.goto("/account")
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.locator("[data-early]")).toHaveCount(0)
})

test("a guest buys on prerendered pages", async ({ page }) => {
  await fillCart(page)
  await waitForSavedCart(page)
  await page.goto("/cart")
  await page.getByRole("link", { name: /^Go to checkout/ }).click()
  await fillDetails(page, "files@example.com")
  await continueToReview(page)
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("a shopper is led to their language, and switches language and country on the page", async ({ page }) => {
    await page.goto("/products/window-chair")
    await expect(page).toHaveURL("/de-de/products/window-chair")
    await expect(page.getByRole("button", { name: /^In den Warenkorb/ })).toBeEnabled()
    await page.getByRole("contentinfo").getByRole("combobox", { name: "Sprache" }).selectOption("en")
    await expect(page.getByRole("button", { name: /^Add to cart/ })).toBeEnabled()
    await expect(page).toHaveURL("/products/window-chair")
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /Germany/ })
      .click()
    await page.getByRole("dialog").getByRole("combobox").selectOption("us")
    await page.getByRole("dialog").getByRole("button", { name: "Switch to United States" }).click()
    await expect(page.locator("#main").getByText("$379.08").first()).toBeVisible()
    await expect(page).toHaveURL("/en-us/products/window-chair")
    await openMarked(page, "/products/window-chair")
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
