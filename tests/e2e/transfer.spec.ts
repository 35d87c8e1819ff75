import { asAdmin, placeOrder, registerCustomer } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

type Changes = { order_changes: { status: string; actions: { details: { token?: string } }[] }[] }

async function openNewOrder(page: Page): Promise<string> {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await visit(page, `/admin/orders/${id}`)
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  return id
}
/** Path of the link in the email to the owner. */
async function mailedLink(page: Page, id: string): Promise<string> {
  const admin = await asAdmin(page)
  const { order_changes } = await admin<Changes>("GET", `/admin/orders/${id}/changes?fields=*actions`)
  const open = order_changes.find(({ status }) => status === "requested")
  return `/account/transfer/${id}/${open?.actions[0]?.details.token}`
}
async function requestTransfer(page: Page, email: string, name: string) {
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Transfer to another customer" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("combobox", { name: "New customer" }).fill(email)
  await page.getByRole("option", { name: email }).click()
  await dialog.getByRole("button", { name: `Request transfer to ${name}` }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Transfer to ${name} requested`)).toBeVisible()
}
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

test("transfers an order to another customer once the owner approves", async ({ page, axe, problems }) => {
  problems.allow(/status of 40\d/)
  const id = await openNewOrder(page)
  const { email } = await registerCustomer(page, { first_name: "Nora", last_name: "New" })
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Transfer to another customer" }).click()
  await expect(page.getByText("ada@example.com gets a link to approve the transfer", { exact: false })).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Go back" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await requestTransfer(page, email, "Nora New")
  await axe()
  const link = await mailedLink(page, id)
  await page.goto(link)
  await page.getByRole("button", { name: "Transfer order" }).click()
  await expect(heading(page, "Order transferred")).toBeVisible()
  await axe()
  await visit(page, `/admin/orders/${id}`)
  await expect(page.getByText("Nora New").first()).toBeVisible()
  await expect(page.getByText(/^Transfer to .* requested/)).toBeHidden()
  // The link can be used only once.
  await page.goto(link)
  await page.getByRole("button", { name: "Keep order" }).click()
  await expect(heading(page, "This request is no longer open")).toBeVisible()
})

test("withdraws a transfer request, and its link reports that it is closed", async ({ page, axe, problems }) => {
  problems.allow(/status of 40\d/)
  const id = await openNewOrder(page)
  const { email } = await registerCustomer(page, { first_name: "Nora", last_name: "New" })
  await requestTransfer(page, email, "Nora New")
  const link = await mailedLink(page, id)
  await page.getByRole("button", { name: "More actions" }).click()
  await expect(page.getByRole("menuitem", { name: /Transfer to another customer.*Finish or discard/ })).toBeDisabled()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Withdraw request" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw request" }).click()
  await expect(page.getByText("Transfer request withdrawn")).toBeVisible()
  await expect(page.getByText(/^Transfer to .* requested/)).toBeHidden()
  await page.goto(link)
  await page.getByRole("button", { name: "Transfer order" }).click()
  await expect(heading(page, "This request is no longer open")).toBeVisible()
  await axe()
})
