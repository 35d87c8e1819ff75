import { fillAddress } from "./address.ts"
import type { Page } from "./test.ts"

/** Completes the contact and address steps, up to the choice of a shipping option. */
export async function submitAddress(page: Page, email = "ada@example.com") {
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Continue to address" }).click()
  await fillAddress(page, { first: "Ada", last: "Shopper" })
  await page.getByRole("button", { name: "Continue to shipping" }).click()
}

/** Continues from the shipping step to the review with the preselected options. */
export async function continueToReview(page: Page) {
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await page.getByRole("button", { name: "Continue to review" }).click()
}

export const placeOrder = (page: Page) => page.getByRole("button", { name: /^order/i }).click()
