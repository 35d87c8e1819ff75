import { expect, type Page } from "@playwright/test"

/** The page shows at once what goes into the cart; a page that is opened anew needs that the server has it. */
export const cartIsKept = (page: Page) => page.waitForFunction(() => localStorage.getItem("app:shop_cart") !== null)

/** From the listing into the cart with the first product that can be bought; the drawer tells it. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto("/products")
  await page.locator("main article a").first().click()
  await page.getByRole("button", { name: /add to cart/i }).click()
  await expect(page.getByText(/added to your cart/)).toBeVisible()
}

/** On by the drawer's link, as shoppers go; the app that runs is not loaded anew. */
export async function toCheckout(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: "Cart", exact: true })
    .getByRole("link", { name: /^Checkout/ })
    .click()
  await expect(page).toHaveURL(/\/checkout/)
}
