import { logIn } from "./support/admin.ts"
import { placeOrder } from "./support/api.ts"
import { expect, type Page, test } from "./support/test.ts"

async function openNewOrder(page: Page) {
  await logIn(page)
  await page.goto(`/admin/orders/${await placeOrder(page)}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
}

test("a wrong password is one sentence, and the e-mail stays", async ({ page, problems }) => {
  problems.allow(/401/)
  await page.goto("/admin/login")
  await page.getByLabel("E-mail").fill("admin@example.com")
  await page.getByLabel("Password").fill("wrong")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("This e-mail and password do not belong together.")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toHaveValue("admin@example.com")
})

test("the order list keeps its search and page in the address @mock", async ({ page, axe }) => {
  await logIn(page)
  await axe()
  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText(/21–40 of/)).toBeVisible()
  await page.getByRole("searchbox", { name: "Search orders" }).fill("no such order")
  await expect(page.getByText("No order matches")).toBeVisible()
})

test("an administrator edits an order to its end", async ({ page, axe }) => {
  await openNewOrder(page)
  await axe()
  await page.getByRole("link", { name: "Edit order" }).click()
  await expect(page.getByRole("heading", { name: /^Edit order #/ })).toBeVisible()
  await expect(page.getByText("Change something first").first()).toBeVisible()
  await axe()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page.getByRole("button", { name: /^Add / }).first().click()
  await expect(page.getByText("New").first()).toBeVisible()
  await page.getByRole("button", { name: "Confirm 1 change" }).click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await expect(page.getByText("order edit: confirmed").first()).toBeVisible()
})

test("the running flow is drawn, with where it is and how it came there", async ({ page, axe }) => {
  await openNewOrder(page)
  await page.getByRole("link", { name: "Edit order" }).click()
  await page.getByRole("button", { name: "Show the flow" }).click()
  const panel = page.getByRole("dialog", { name: "Flow: orderEdit" })
  await expect(panel.getByText("From “editing” it goes on by")).toBeVisible()
  await expect(panel.getByText(/→ editing$/).first()).toBeVisible()
  await axe()
  const download = page.waitForEvent("download")
  await panel.getByRole("button", { name: "Save as JSON" }).click()
  expect((await download).suggestedFilename()).toBe("orderEdit.json")
})

test("leaving with staged changes asks; kept, they are continued", async ({ page }) => {
  await openNewOrder(page)
  await page.getByRole("link", { name: "Edit order" }).click()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page.getByRole("button", { name: /^Add / }).first().click()
  await expect(page.getByText("New").first()).toBeVisible()
  await page.getByRole("button", { name: "Back to the order" }).click()
  await page.getByRole("button", { name: "Keep for later" }).click()
  await expect(page.getByRole("link", { name: "Continue the order edit" })).toBeVisible()
  await page.getByRole("link", { name: "Continue the order edit" }).click()
  await expect(page.getByText("New").first()).toBeVisible()
  await page.getByRole("button", { name: "Back to the order" }).click()
  await page.getByRole("button", { name: "Discard them" }).click()
  await expect(page.getByRole("link", { name: "Edit order" })).toBeVisible()
})

test("an unknown order says so, with a way on", async ({ page, problems }) => {
  problems.allow(/404|was not found|not found: order_unknown/)
  await logIn(page)
  await page.goto("/admin/orders/order_unknown")
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible()
})
