import { expect, type Page } from "@playwright/test"

/** Waits until the server has saved the cart. An open page shows an added item earlier; a new page doesn't. */
export const waitForSavedCart = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("app:shop_cart") !== null)

/** Adds the first available product of the listing to the cart; the drawer confirms it. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto("/products")
  await page.locator("main article a").first().click()
  await page.getByRole("button", { name: /add to cart/i }).click()
  await expect(page.getByText(/added to your cart/)).toBeVisible()
}

/** Opens the checkout from the cart drawer, without reloading the app. */
export async function toCheckout(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: "Cart", exact: true })
    .getByRole("link", { name: /^Checkout/ })
    .click()
  await expect(page).toHaveURL(/\/checkout/)
}
