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
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name }).click()
}
/** A quantity is typed, and counts by Enter. */
async function one(page: Page, name: RegExp) {
  await page.getByLabel(name).first().fill("1")
  await page.getByLabel(name).first().press("Enter")
}

test("a return is requested and received, and the order tells it", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Request a return")
  await expect(page.getByText("Choose what comes back first").first()).toBeVisible()
  await axe()
  await one(page, /^How many of .* come back/)
  await expect(page.getByText("1 back")).toBeVisible()
  await page.getByLabel("Note for the team").fill("too small")
  await page.getByLabel("Note for the team").press("Enter")
  await page.getByLabel("Location").selectOption({ index: 1 })
  await axe()
  await page.getByRole("button", { name: "Request 1 piece back" }).click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await page.getByRole("link", { name: "Receive" }).click()
  await one(page, /arrived in order/)
  await expect(page.getByText("1 of 1")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Confirm the receipt" }).click()
  await expect(page.getByText("Received").first()).toBeVisible()
})
test("an exchange takes one back and sends another", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Exchange")
  await one(page, /^How many of .* come back/)
  await expect(page.getByText("Choose what goes out first").first()).toBeVisible()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page.getByRole("button", { name: /^Add / }).first().click()
  await expect(page.getByText("New").first()).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Confirm the exchange" }).click()
  await expect(page.getByText("exchange: confirmed").first()).toBeVisible()
})

test("a claim left for later is continued, and refunds what was missing", async ({ page, axe }) => {
  await openFulfilledOrder(page)
  await begin(page, "Settle a claim")
  await one(page, /are claimed/)
  await page.getByLabel("Reason").first().selectOption({ label: "Missing" })
  await expect(page.getByText("1 claimed")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Back to the order" }).click()
  await page.getByRole("button", { name: "Keep for later" }).click()
  await page.getByRole("link", { name: "Continue the claim" }).click()
  await expect(page.getByText("1 claimed")).toBeVisible()
  await page.getByRole("button", { name: "Confirm the claim" }).click()
  await expect(page.getByText("claim: confirmed").first()).toBeVisible()
})
