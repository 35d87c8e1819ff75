import { fillAddress } from "./address.ts"
import type { Page } from "./test.ts"

/** Fills in the contact and the address of the checkout; the cheapest shipping option is chosen already. */
export async function fillDetails(page: Page, email = "ada@example.com") {
  await page.getByLabel("Email address").fill(email)
  await fillAddress(page, { first: "Ada", last: "Shopper" })
}

/** Continues from the details to the review; the only payment method isn't a step. */
export const continueToReview = (page: Page) => page.getByRole("button", { name: "Continue to review" }).click()

export const placeOrder = (page: Page) => page.getByRole("button", { name: /^place order/i }).click()
