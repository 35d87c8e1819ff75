import { fillCart, waitForSavedCart } from "./cart.ts"
import { continueToReview, fillDetails, placeOrder } from "./checkout.ts"
import { expect, type Page } from "./test.ts"

/** Waits until the app has taken over a page. */
export const appStarts = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__react")),
  )

/** Opens a page and marks its content, which the app keeps if it takes the page over. */
export async function openMarked(page: Page, path: string, mark: string) {
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("#main").evaluate((main, name) => main.setAttribute(name, ""), mark)
  await appStarts(page)
}

/** Without scripts: pages of a visitor say that they need them, and nothing looks as if it were loading. */
export async function expectFramesWithoutScripts(page: Page) {
  for (const path of ["/cart", "/checkout", "/wishlist"]) {
    await page.goto(path, { waitUntil: "load" })
    // Text locators skip noscript.
    await expect(page.locator("noscript > p")).toBeVisible()
    await expect(page.locator("noscript > p")).toContainText("This page needs JavaScript.")
    await expect(page.locator("#main > *").first()).toBeHidden()
  }
}

/** Opens addresses of a country that the shop doesn't sell to, in both languages. */
export async function expectDefaultForUnsoldCountry(page: Page) {
  await page.goto("/en-zz/products/window-chair")
  await expect(page.getByRole("button", { name: /^Add to cart/ })).toBeEnabled()
  await expect(page).toHaveURL("/products/window-chair")
  await page.goto("/de-zz/products/window-chair")
  await expect(page.getByRole("button", { name: /^In den Warenkorb/ })).toBeEnabled()
  await expect(page).toHaveURL("/de-de/products/window-chair")
}

/** Buys as a guest, from a product to the confirmation. */
export async function buyAsGuest(page: Page, email: string) {
  await fillCart(page)
  await waitForSavedCart(page)
  await page.goto("/cart")
  await page.getByRole("link", { name: /^Go to checkout/ }).click()
  await fillDetails(page, email)
  await continueToReview(page)
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
}

/** Switches a German product page to English, and then to the United States. */
export async function switchLanguageAndCountry(page: Page) {
  await expect(page.getByRole("button", { name: /^In den Warenkorb/ })).toBeEnabled()
  await expect(page).toHaveURL("/de-de/products/window-chair")
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
}
