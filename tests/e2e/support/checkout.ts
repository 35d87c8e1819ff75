import { fillAddress } from "./address.ts"
import type { Page } from "./test.ts"

/** From the checkout's first step to the choice of a shipping option. */
export async function giveAddress(page: Page, email = "ada@example.com") {
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Continue to address" }).click()
  await fillAddress(page, { first: "Ada", last: "Shopper" })
  await page.getByRole("button", { name: "Continue to shipping" }).click()
}

/** From the choice of a shipping option to the review, with what is chosen already. */
export async function chooseTheRest(page: Page) {
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await page.getByRole("button", { name: "Continue to review" }).click()
}

export const placeOrder = (page: Page) => page.getByRole("button", { name: /^order/i }).click()
