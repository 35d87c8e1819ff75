import { fulfillOrder, placeOrder } from "./support/api.ts"
import { enter, visit } from "./support/enter.ts"
import { expect, type Page, test } from "./support/test.ts"

/** An order whose goods are with the customer, on its page. */
async function openFulfilledOrder(page: Page): Promise<string> {
  await enter(page)
  const id = await placeOrder(page)
  await fulfillOrder(page, id)
  await visit(page, `/admin/orders/${id}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  return id
}
async function begin(page: Page, name: string) {
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name }).click()
}
/** A quantity is typed, and counts by Enter. */
async function one(page: Page, name: RegExp) {
  await page.getByLabel(name).first().fill("1")
  await page.getByLabel(name).first().press("Enter")
}

test("a return is requested and received, and the order tells it", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Request return")
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
  await page.getByRole("link", { name: "Receive return" }).click()
  await one(page, /^Undamaged quantity of/)
  await expect(page.getByText("1 of 1")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Confirm receipt" }).click()
  await expect(page.getByText("Received").first()).toBeVisible()
})
test("an exchange takes one back and sends another", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Create exchange")
  await one(page, /^Quantity of .* to return/)
  await expect(page.getByText("Add new items first").first()).toBeVisible()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page.getByRole("button", { name: /^Add / }).first().click()
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Confirm exchange" }).click()
  await expect(page.getByText("Exchange confirmed").first()).toBeVisible()
})

test("a claim left for later is continued, and refunds what was missing", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Create claim")
  await one(page, /^Claimed quantity of/)
  await page.getByLabel("Reason").first().selectOption({ label: "Missing item" })
  await expect(page.getByText("1 claimed")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Back to order" }).click()
  await page.getByRole("button", { name: "Keep for later" }).click()
  await page.getByRole("link", { name: "Continue claim" }).click()
  await expect(page.getByText("1 claimed")).toBeVisible()
  await page.getByRole("button", { name: "Confirm claim" }).click()
  await expect(page.getByText("Claim confirmed").first()).toBeVisible()
})
