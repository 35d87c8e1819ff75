import { asAdmin, fulfillOrder, placeOrder } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

test("a received return can't be received again, in another tab or with Back @mock", async ({ page, context }) => {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await fulfillOrder(page, id)
  const admin = await asAdmin(page)
  const { return: started } = await admin<{ return: { id: string } }>("POST", "/admin/returns", { order_id: id })
  const { order } = await admin<{ order: { items: { id: string }[] } }>("GET", `/admin/orders/${id}`)
  const returns = `/admin/returns/${started.id}`
  await admin("POST", `${returns}/request-items`, { items: [{ id: order.items[0]?.id, quantity: 1 }] })
  const { stock_locations } = await admin<{ stock_locations: { id: string }[] }>("GET", "/admin/stock-locations")
  await admin("POST", returns, { location_id: stock_locations[0]?.id })
  await admin("POST", `${returns}/request`, {})

  await visit(page, `/admin/orders/${id}`)
  await page.getByRole("link", { name: "Receive return", exact: true }).click()
  await page.getByRole("button", { name: "Increase quantity" }).last().click()
  await expect(page.getByText("1 of 1")).toBeVisible()
  const other = await context.newPage()
  await other.goto(new URL(page.url()).pathname)
  await expect(other.getByText("1 of 1")).toBeVisible()
  await page.getByRole("button", { name: "Confirm receipt" }).click()
  await expect(heading(page, /^Order #/)).toBeFocused()
  await page.goBack()
  await expect(heading(page, /^Order #/)).toBeVisible()

  await other.getByRole("button", { name: "Confirm receipt" }).click()
  await expect(heading(other, "This return has been received")).toBeFocused()
  await other.getByRole("link", { name: "Back to order" }).click()
  await expect(heading(other, /^Order #/)).toBeVisible()
  const { return: received } = await admin<{ return: { status: string } }>("GET", returns)
  expect(received.status).toBe("received")
})

test("what was entered for a new draft is discarded only when confirmed, and Back skips ended flows", async ({
  page,
}) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/draft-orders")
  await page.getByRole("link", { name: "Create draft" }).first().click()
  await page.getByRole("textbox", { name: "Email" }).fill("counter@example.com")
  await page.goBack()
  const question = page.getByRole("dialog", { name: "Discard this draft?" })
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("counter@example.com")
  for (const label of ["First name", "Last name", "Street address", "Postal code", "City"])
    await page.getByLabel(label, { exact: true }).fill("10115")
  await page.getByLabel("Country").selectOption({ index: 1 })
  await page.getByRole("button", { name: "Create draft and add items" }).click()
  await expect(heading(page, /^Edit draft/)).toBeVisible()
  const edit = new URL(page.url()).pathname
  await page.getByRole("searchbox", { name: "Search products" }).fill("tee")
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .first()
    .click()
  await page.getByRole("button", { name: "Confirm 1 change" }).click()
  await expect(heading(page, /^Draft #/)).toBeVisible()
  await page.getByRole("button", { name: "Convert to order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Convert to order" }).click()
  await expect(heading(page, /^Order #/)).toBeVisible()
  await page.goBack()
  await expect(heading(page, "Draft orders")).toBeVisible()
  await visit(page, edit)
  await expect(heading(page, /^Order #/)).toBeVisible()

  await visit(page, "/admin/draft-orders/new")
  await page.getByRole("textbox", { name: "Email" }).fill("counter@example.com")
  await page.getByRole("link", { name: "Back to drafts" }).click()
  await question.getByRole("button", { name: "Discard draft" }).click()
  await expect(heading(page, "Draft orders")).toBeVisible()
})

test("the focus stays in the fulfillment whose button is used up", async ({ page }) => {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await fulfillOrder(page, id)
  await visit(page, `/admin/orders/${id}`)
  const dialog = page.getByRole("dialog")
  await page.getByRole("button", { name: "Ship", exact: true }).focus()
  await page.keyboard.press("Enter")
  await dialog.getByRole("button", { name: "Mark as shipped" }).press("Enter")
  await expect(dialog).toBeHidden()
  const deliver = page.getByRole("button", { name: "Mark as delivered" })
  await expect(deliver).toBeFocused()
  await page.keyboard.press("Enter")
  await dialog.getByRole("button", { name: "Mark as delivered" }).press("Enter")
  await expect(dialog).toBeHidden()
  await expect(deliver).toBeHidden()
  // Its row has no button left: the focus is on the page's heading or in the section.
  const isKept = () => page.evaluate(() => document.activeElement?.matches("#main h1, #main section *") ?? false)
  await expect.poll(isKept).toBe(true)
})
