import { placeOrder } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

async function openNewOrder(page: Page): Promise<string> {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await visit(page, `/admin/orders/${id}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  return id
}
const act = (page: Page, name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name }).click()
const dialogClosed = (page: Page) => expect(page.getByRole("dialog")).toBeHidden()

test("an order is fulfilled, shipped, delivered, captured, refunded within the captured amount and completed", async ({
  page,
  axe,
}) => {
  await openNewOrder(page)
  await axe()
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(page.getByRole("link", { name: "Draft orders" })).toBeHidden()
  await expect(page.getByRole("link", { name: "Edit order" })).toBeHidden()
  await expect(page.getByRole("button", { name: "More actions" })).toBeHidden()
  await expect(page.getByText("Total", { exact: true })).toBeVisible()
  await expect(page.locator("body")).toHaveCSS("color-scheme", "light")
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.getByRole("link", { name: "Fulfill items" }).click()
  await expect(page.getByRole("button", { name: "Fulfill 2 items" })).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Fulfill 2 items" }).click()
  await expect(page.getByText("Ready to ship", { exact: true }).first()).toBeVisible()
  await page.getByRole("button", { name: "Ship", exact: true }).click()
  await page.getByLabel("Tracking number").fill("T-1, T-2")
  await axe()
  await act(page, "Mark as shipped")
  await dialogClosed(page)
  await expect(page.getByText("T-1, T-2")).toBeVisible()
  await page.getByRole("button", { name: "Mark as delivered", exact: true }).click()
  await act(page, "Mark as delivered")
  await dialogClosed(page)

  await page.getByRole("button", { name: /^Capture / }).click()
  await act(page, /^Capture/)
  await dialogClosed(page)
  await page.getByRole("button", { name: "Refund payment" }).click()
  const amount = page.getByLabel("Amount")
  await amount.fill("99999")
  await expect(page.getByText(/You can refund up to/).first()).toBeVisible()
  await axe()
  await amount.fill("5")
  await page.getByLabel("Note for the team").fill("goodwill")
  await act(page, /^Refund .*5\.00/)
  await dialogClosed(page)
  await expect(page.getByText("Partially refunded").first()).toBeVisible()

  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Complete order", exact: true }).click()
  await act(page, "Complete order")
  await expect(page.getByText("Completed").first()).toBeVisible()
})

test("cancels an order only after a warning is confirmed", async ({ page }) => {
  await openNewOrder(page)
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Cancel order" }).click()
  await expect(page.getByText("This can’t be undone", { exact: false })).toBeVisible()
  await act(page, "Go back")
  await dialogClosed(page)
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Cancel order" }).click()
  await act(page, "Cancel order")
  await dialogClosed(page)
  await expect(page.getByText("Canceled").first()).toBeVisible()
})
