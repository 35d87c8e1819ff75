import { asAdmin, placeOrder, readyCart } from "./support/api.ts"
import { fillCart } from "./support/cart.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const thanks = (page: Page) => expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()

/** Opens the review of a cart that is paid with Stripe. */
async function toStripe(page: Page) {
  await page.goto("/admin/login?scenario=checkout-stripe")
  const id = await readyCart(page)
  await page.evaluate((cart) => localStorage.setItem("app:shop_cart", cart), id)
  await visit(page, "/checkout?step=payment")
  await page.getByRole("radio", { name: "Card or wallet" }).check()
  await button(page, "Continue to review").click()
  await expect(page.getByLabel("Card number")).toBeVisible()
  return id
}
const payByCard = async (page: Page, number: string) => {
  await page.getByLabel("Card number").fill(number)
  await button(page, /^Pay \$/).click()
}
/** Requests to hosts other than the page's own. */
function foreignRequests(page: Page) {
  const found: string[] = []
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^http/.test(protocol) && origin !== new URL(page.url()).origin) found.push(request.url())
  })
  return found
}

test("pays by card at 390 pixels: declined, with 3-D Secure failed and passed, without a request to Stripe @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/402/)
  await page.setViewportSize({ width: 390, height: 844 })
  await toStripe(page)
  const foreign = foreignRequests(page)
  await expectNoOverflow(page)
  await axe()
  await payByCard(page, "4000 0000 0000 0002")
  await expect(page.getByRole("alert")).toContainText("Your card was declined.")
  await expectNoOverflow(page)
  await axe()
  await payByCard(page, "4000 0025 0000 3155")
  const secure = page.getByRole("dialog", { name: "3-D Secure" })
  await expect(secure).toBeVisible()
  await axe()
  await secure.getByRole("button", { name: "Fail" }).click()
  await expect(page.getByRole("alert")).toContainText("unable to authenticate")
  await payByCard(page, "4000 0025 0000 3155")
  await secure.getByRole("button", { name: "Complete" }).click()
  await thanks(page)
  expect(foreign).toEqual([])
})

test("leaves for the bank and returns to the order; opening the return link again shows the same order @mock", async ({
  page,
}) => {
  await toStripe(page)
  await page.getByRole("radio", { name: "Online banking" }).check()
  await button(page, /^Pay \$/).click()
  await expect(page.getByRole("heading", { name: "Demo bank" })).toBeVisible()
  const query = new URL(page.url()).searchParams
  await page.getByRole("link", { name: "Authorize payment" }).click()
  await thanks(page)
  const order = page.url()
  const back = new URL(query.get("return_url") ?? "")
  back.searchParams.set("payment_intent", query.get("payment_intent") ?? "")
  back.searchParams.set("redirect_status", "succeeded")
  await page.goto(back.href)
  await thanks(page)
  expect(page.url()).toBe(order)
})

test("a payment that failed at the bank returns to the payment methods, and a wallet pays then @mock", async ({
  page,
}) => {
  await toStripe(page)
  await page.getByRole("radio", { name: "Online banking" }).check()
  await button(page, /^Pay \$/).click()
  await page.getByRole("link", { name: "Fail payment" }).click()
  await expect(page.getByText("Your payment was declined", { exact: true })).toBeVisible()
  await page.getByRole("radio", { name: "Card or wallet" }).check()
  await button(page, "Continue to review").click()
  await page.getByRole("radio", { name: "Demo wallet" }).check()
  await button(page, /^Pay \$/).click()
  await thanks(page)
})

test("the browser's back button on the bank's page returns to a form that can pay @mock", async ({ page }) => {
  await toStripe(page)
  await page.getByRole("radio", { name: "Online banking" }).check()
  await button(page, /^Pay \$/).click()
  await expect(page.getByRole("heading", { name: "Demo bank" })).toBeVisible()
  await page.goBack()
  await payByCard(page, "4242 4242 4242 4242")
  await thanks(page)
})

/** Opens the payment link of an order to which an item was added after it was captured. */
async function toPaymentLink(page: Page) {
  await page.goto("/admin/login?scenario=checkout-stripe")
  const id = await placeOrder(page, 1)
  const admin = await asAdmin(page)
  type Paid = { order: { payment_collections: { payments: { id: string }[] }[]; items: { variant_id: string }[] } }
  const { order } = await admin<Paid>("GET", `/admin/orders/${id}?fields=*payment_collections.payments,*items`)
  await admin("POST", `/admin/payments/${order.payment_collections[0]?.payments[0]?.id}/capture`, {})
  await admin("POST", "/admin/order-edits", { order_id: id })
  const items = [{ variant_id: order.items[0]?.variant_id, quantity: 1 }]
  await admin("POST", `/admin/order-edits/${id}/items`, { items })
  await admin("POST", `/admin/order-edits/${id}/confirm`)
  await visit(page, `/order/${id}/pay`)
  await page.getByRole("radio", { name: "Card or wallet" }).check()
  await button(page, "Continue to payment").click()
  await expect(page.getByLabel("Card number")).toBeVisible()
  return id
}

test("pays an order's amount due at 390 pixels: declined, then at the bank, which shows the order @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/402/)
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await toPaymentLink(page)
  await expectNoOverflow(page)
  await axe()
  await payByCard(page, "4000 0000 0000 0002")
  await expect(page.getByRole("alert")).toContainText("Your card was declined.")
  await page.getByRole("radio", { name: "Online banking" }).check()
  await button(page, /^Pay \$/).click()
  await page.getByRole("link", { name: "Authorize payment" }).click()
  await thanks(page)
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  await visit(page, `/order/${id}/pay`)
  await expect(page.getByRole("heading", { name: "Nothing to pay" })).toBeVisible()
})

for (const place of ["cart page", "cart drawer"] as const)
  test(`orders with a wallet from the ${place} at 390 pixels, after a declined payment @mock`, async ({
    page,
    axe,
    problems,
  }) => {
    problems.allow(/402/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/admin/login?scenario=checkout-stripe")
    await fillCart(page)
    if (place === "cart page") await page.getByRole("link", { name: "View cart" }).click()
    const foreign = foreignRequests(page)
    const wallet = button(page, "Pay with demo wallet")
    const sheet = page.getByRole("dialog", { name: "Demo wallet" })
    await wallet.click()
    await expect(sheet.getByRole("button", { name: "Confirm payment" })).toBeEnabled()
    await axe()
    await sheet.getByLabel("Payment result").selectOption({ label: "Declined" })
    await sheet.getByRole("button", { name: "Confirm payment" }).click()
    await expect(page.getByRole("alert")).toContainText("Your card was declined.")
    await expectNoOverflow(page)
    await axe()
    await wallet.click()
    await sheet.getByRole("radio").last().check()
    await sheet.getByRole("button", { name: "Confirm payment" }).click()
    await thanks(page)
    expect(foreign).toEqual([])
  })
