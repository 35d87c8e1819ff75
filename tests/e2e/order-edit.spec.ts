import { placeOrder } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

async function add(page: Page) {
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .first()
    .click()
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()
}

test("the order list keeps its search and page in the URL @mock", async ({ page, axe }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/orders")
  await expect(page.getByText(/1–20 of/)).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText(/21–40 of/)).toBeVisible()
  await page.getByRole("searchbox", { name: "Search orders" }).fill("no such order")
  await expect(page.getByText("No matching orders")).toBeVisible()
})

test("an order edit is discarded, started again, left, continued and confirmed, and its flow is shown", async ({
  page,
  axe,
}) => {
  await signInAsAdmin(page)
  await visit(page, `/admin/orders/${await placeOrder(page)}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await axe()
  await page.getByRole("link", { name: "Edit order" }).click()
  await expect(page.getByRole("heading", { name: /^Edit order #/ })).toBeVisible()
  await expect(page.getByText("Make a change first").first()).toBeVisible()
  await axe()
  await add(page)
  await page.getByRole("button", { name: "Back to order" }).click()
  await page.getByRole("button", { name: "Discard changes" }).click()
  await page.getByRole("link", { name: "Edit order" }).click()
  await add(page)
  await page.getByRole("button", { name: "Back to order" }).click()
  await page.getByRole("button", { name: "Keep for later" }).click()
  await page.getByRole("link", { name: "Continue order edit" }).click()
  await expect(page.getByText("New", { exact: true }).first()).toBeVisible()

  await page.getByRole("button", { name: "Show flow" }).click()
  const panel = page.getByRole("dialog", { name: "Flow: orderEdit" })
  await expect(panel.getByText("Next steps from “editing”")).toBeVisible()
  await expect(panel.getByText(/→ editing$/).first()).toBeVisible()
  await axe()
  const download = page.waitForEvent("download")
  await panel.getByRole("button", { name: "Save as JSON" }).click()
  expect((await download).suggestedFilename()).toBe("orderEdit.json")
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()

  await page.getByRole("button", { name: "Confirm 1 change" }).click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await expect(page.getByText(/confirmed the edit$/).first()).toBeVisible()
})

test("an unknown order shows a not-found page", async ({ page, problems }) => {
  problems.allow(/404|was not found|not found: order_unknown/)
  await signInAsAdmin(page)
  await visit(page, "/admin/orders/order_unknown")
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible()
})
