import { asAdmin } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, test } from "./support/test.ts"

test("a draft is created, left, continued, changed and converted to an order", async ({ page, axe, problems }) => {
  problems.allow(/edit\/promotions/)
  await signInAsAdmin(page)
  await visit(page, "/admin/draft-orders/new")

  await test.step("the draft is created with a customer and an address", async () => {
    await page.getByRole("button", { name: "Create draft and add items" }).click()
    await expect(page.getByText("Choose a customer or enter an email")).toBeVisible()
    await page.getByRole("textbox", { name: "Email" }).fill("counter@example.com")
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Counter"],
      ["Street address", "12 Main Street"],
      ["Postal code", "10115"],
      ["City", "Townsville"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel("Country").selectOption({ index: 1 })
    await axe()
    await page.getByRole("button", { name: "Create draft and add items" }).click()
  })

  await test.step("items are added and kept for later", async () => {
    await expect(page.getByText("Make a change first").first()).toBeVisible()
    await page.getByRole("searchbox", { name: "Search products" }).fill("a")
    await page
      .getByRole("button", { name: /^Add .*,/ })
      .first()
      .click()
    await expect(page.getByText("New", { exact: true })).toHaveCount(1)
    await page.getByLabel("Item name").fill("Engraving")
    await page.getByLabel("Unit price").last().fill("12.50")
    await page.getByLabel("Unit price").last().press("Enter")
    await expect(page.getByText("New", { exact: true })).toHaveCount(2)
    await page.getByRole("button", { name: "Back to draft" }).click()
    await page.getByRole("button", { name: "Keep for later" }).click()
  })

  await test.step("the changes are continued, after a code that doesn’t exist", async () => {
    await expect(page.getByText("This draft has unfinished changes")).toBeVisible()
    await expect(page.getByRole("button", { name: "Convert to order" })).toHaveAttribute("aria-disabled", "true")
    await page.getByRole("link", { name: "Continue editing" }).first().click()
    await page.getByLabel("Promotion code").fill("NO-SUCH-CODE")
    await page.getByLabel("Promotion code").press("Enter")
    await expect(page.getByText(/^There’s no promotion with the code NO-SUCH-CODE\./)).toBeVisible()
    await expect(page.getByText("Saved")).toBeVisible()
    await page.getByRole("button", { name: "Add shipping method" }).click()
    await page.getByRole("menuitem").first().click()
    await expect(page.getByText("New", { exact: true })).toHaveCount(3)
    await axe()
  })

  await test.step("the changes are confirmed once the code is removed", async () => {
    // A code that isn't applied blocks the confirmation.
    await page.getByRole("button", { name: "Confirm 3 changes" }).click()
    await expect(page.getByLabel("Promotion code")).toBeFocused()
    await page.getByLabel("Promotion code").fill("")
    await page.getByRole("button", { name: "Confirm 3 changes" }).click()

    await expect(page.getByRole("heading", { name: /^Draft #/ })).toBeVisible()
  })

  await test.step("the address is changed", async () => {
    await page.getByRole("button", { name: "Change shipping address" }).click()
    await page.getByLabel("City").fill("Springfield")
    await page.getByRole("button", { name: "Save address" }).click()
    await expect(page.getByText(/Townsville → .*Springfield/).first()).toBeVisible()
    await axe()
  })

  await test.step("the draft becomes an order", async () => {
    await page.getByRole("button", { name: "Convert to order" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Convert to order" }).click()
    await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
    const admin = await asAdmin(page)
    const id = new URL(page.url()).pathname.split("/").at(-1)
    const { order } = await admin<{ order: { status: string; items: { title: string }[] } }>(
      "GET",
      `/admin/orders/${id}`,
    )
    expect(order.status).toBe("pending")
    expect(order.items.map(({ title }) => title)).toContain("Engraving")
  })
})

test("deletes an unwanted draft", async ({ page }) => {
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const { regions } = await admin<{ regions: { id: string }[] }>("GET", "/admin/regions")
  const body = { region_id: regions[0]?.id, email: "nobody@example.com" }
  const { draft_order } = await admin<{ draft_order: { id: string } }>("POST", "/admin/draft-orders", body)
  await visit(page, `/admin/orders/${draft_order.id}`)
  await expect(page.getByText("No items yet")).toBeVisible()
  await page.getByRole("button", { name: "Delete draft" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete draft" }).click()
  await expect(page.getByRole("heading", { name: "Draft orders" })).toBeVisible()
})
