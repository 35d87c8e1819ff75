import { asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Creates an order from a draft: the server creates no payment collection for it. */
async function createUnpaidOrder(page: Page): Promise<string> {
  const admin = await asAdmin(page)
  const { regions } = await admin<{ regions: { id: string }[] }>("GET", "/admin/regions?fields=id&limit=1")
  type Channels = { sales_channels: { id: string }[] }
  const { sales_channels } = await admin<Channels>("GET", "/admin/sales-channels?fields=id&limit=1")
  type Draft = { draft_order: { id: string } }
  const { draft_order } = await admin<Draft>("POST", "/admin/draft-orders", {
    region_id: regions[0]?.id,
    sales_channel_id: sales_channels[0]?.id,
    email: "phone@example.com",
    items: [{ title: "Gift wrap", quantity: 1, unit_price: 10 }],
  })
  await admin("POST", `/admin/draft-orders/${draft_order.id}/convert-to-order`, {})
  return draft_order.id
}

test("a customer opens the payment link, and the back office shows the chosen payment method", async ({
  page,
  context,
  axe,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await signInAsAdmin(page)
  const id = await createUnpaidOrder(page)
  await visit(page, `/admin/orders/${id}`)
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Links for the customer" }).click()
  const dialog = page.getByRole("dialog", { name: "Links for the customer" })
  await dialog.getByRole("button", { name: "Create payment request" }).click()
  const copy = dialog.getByRole("button", { name: /^Copy link Payment of/ })
  await expect(copy).toBeVisible()
  await axe()
  await copy.click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const shopper = await context.newPage()
  await shopper.goto(link)
  await expect(shopper.getByRole("heading", { level: 1, name: /^Pay for order #/ })).toBeVisible()
  await axe(shopper)
  await shopper.keyboard.press("Tab")
  await shopper.getByRole("radio").first().focus()
  await shopper.keyboard.press("Enter")
  await expect(shopper.getByText("Payment method saved")).toBeVisible()
  await axe(shopper)

  await page.reload()
  await expect(page.getByText("The customer chose to pay by invoice")).toBeVisible()
  await page.getByRole("button", { name: /^Mark .+ as paid$/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click()
  await expect(page.getByText("The customer chose to pay by invoice")).toBeHidden()
  await shopper.reload()
  await expect(shopper.getByRole("heading", { name: "Nothing to pay" })).toBeVisible()
})

test.describe("at 390 pixels, dark, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "de-DE" })

  test("the payment page fits the screen", async ({ page, axe }) => {
    await page.goto("/admin/login")
    await expect(page.getByRole("button", { name: "Anmelden" })).toBeVisible()
    const id = await createUnpaidOrder(page)
    const admin = await asAdmin(page)
    const amount = (await admin<{ order: { total: number } }>("GET", `/admin/orders/${id}?fields=id,total`)).order.total
    await admin("POST", "/admin/payment-collections", { order_id: id, amount })
    await page.goto(`/order/${id}/pay`)
    await expect(page.getByRole("heading", { level: 1, name: /^Bestellung #\d+ bezahlen$/ })).toBeVisible()
    await expectNoOverflow(page)
    await axe()
    await page.getByRole("button", { name: "Zahlungsart bestätigen" }).click()
    await expect(page.getByText("Zahlungsart gespeichert")).toBeVisible()
    await expectNoOverflow(page)
    await axe()
  })
})
