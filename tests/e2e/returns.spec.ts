import { addFreeShipping } from "./support/add-free-shipping.ts"
import { fulfillOrder, placeOrder } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Opens the page of a fulfilled order; returns its id. */
async function openFulfilledOrder(page: Page): Promise<string> {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await fulfillOrder(page, id)
  await visit(page, `/admin/orders/${id}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  return id
}
async function startReturn(page: Page, name: string) {
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name }).click()
}
/** Enters a quantity of 1 and commits it with Enter. */
async function one(page: Page, name: RegExp) {
  await page.getByLabel(name).first().fill("1")
  await page.getByLabel(name).first().press("Enter")
}

test("a return is requested and received, and shown on the order", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await startReturn(page, "Request return")
  await expect(page.getByText("Choose items to return first").first()).toBeVisible()
  await axe()
  await one(page, /^Quantity of .* to return/)
  await expect(page.getByText("1 to return")).toBeVisible()
  await page.getByLabel("Note for the team").fill("too small")
  await page.getByLabel("Note for the team").press("Enter")
  await page.getByLabel("Location").selectOption({ index: 1 })
  await axe()
  await page.getByRole("button", { name: "Request return of 1 item" }).click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await page.getByRole("link", { name: "Receive return", exact: true }).click()
  await one(page, /^Undamaged quantity of/)
  await expect(page.getByText("1 of 1")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Confirm receipt" }).click()
  await expect(page.getByText("Received").first()).toBeVisible()
})
test("an exchange returns one item and adds another", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await startReturn(page, "Create exchange")
  await one(page, /^Quantity of .* to return/)
  await expect(page.getByText("Add new items first").first()).toBeVisible()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .first()
    .click()
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
  await addFreeShipping(page)
  await axe()
  await page.getByRole("button", { name: "Confirm exchange" }).click()
  await expect(page.getByText(/confirmed the exchange$/).first()).toBeVisible()
})

test("a claim is paused, continued and confirmed", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await startReturn(page, "Create claim")
  await one(page, /^Claimed quantity of/)
  await page.getByLabel("Reason").first().selectOption({ label: "Missing item" })
  await expect(page.getByText("1 claimed")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Back to order" }).click()
  await page.getByRole("button", { name: "Keep for later" }).click()
  await page.getByRole("link", { name: "Continue claim" }).click()
  await expect(page.getByText("1 claimed")).toBeVisible()
  await page.getByRole("button", { name: "Confirm claim" }).click()
  await expect(page.getByText(/confirmed the claim$/).first()).toBeVisible()
})
