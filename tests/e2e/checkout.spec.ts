import { fillAddress } from "./support/address.ts"
import { asAdmin, getAsGuest, readyCart } from "./support/api.ts"
import { fillCart, toCheckout } from "./support/cart.ts"
import { countLayoutShifts, expectNoLayoutShifts, expectNoOverflow } from "./support/layout.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const thanks = (page: Page) => expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()

/** Opens a scenario at the review step with a completed cart form; other tests cover the steps. */
async function toReview(page: Page, scenario: string) {
  await page.goto(`/admin/login?scenario=${scenario}`)
  const id = await readyCart(page)
  await page.evaluate((cart) => localStorage.setItem("app:shop_cart", cart), id)
  await visit(page, "/checkout")
  await expect(button(page, /^place order/i)).toBeVisible()
}
const order = (page: Page) => button(page, /^(place order|pay )/i).click()

/** Status of each request to complete a cart, from the mock's journal. */
const completions = (page: Page) =>
  page.evaluate(async () => {
    const { entries } = await (await fetch("/api/_mock/journal")).json()
    return entries
      .filter((entry: { path: string }) => entry.path.endsWith("/complete"))
      .map((entry: { status: number }) => entry.status)
  })

test("works at 320 pixels by keyboard only, shows errors at their fields and keeps the input after a reload @mock", async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await countLayoutShifts(page)
  await fillCart(page)
  await toCheckout(page)
  await page.getByLabel("Email address").fill("ada@example.com")
  await page.getByLabel("Street address").fill("12 Main Street")
  await page.getByLabel(/zip code/i).fill("1")
  await page.getByLabel("Phone").fill("12")
  await button(page, "Continue to review").press("Enter")
  await expect(page.getByText("Enter a valid ZIP code, for example 60614")).toBeVisible()
  await expect(page.getByText(/Enter a valid phone number/)).toBeVisible()
  await expect(page.getByLabel("First name")).toBeFocused()
  await expectNoOverflow(page)
  await axe()
  await page.reload()
  await expect(page.getByLabel("Street address")).toHaveValue("12 Main Street")
  await expectNoLayoutShifts(page)
  await page.getByLabel("Phone").fill("")
  await fillAddress(page, { first: "Ada", last: "Featherstonehaugh-Schmidtmannsdorf" })
  await expectNoOverflow(page)
  await expect(page.getByRole("radio").first()).toBeVisible()
  await page.getByLabel("Use shipping address as billing address").focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("radio", { checked: true })).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked()
  await expect(button(page, "Continue to review")).not.toHaveAttribute("aria-busy")
  await page.getByLabel("City").press("Enter")
  await expect(page.getByRole("heading", { name: "Review" })).toBeFocused()
  await expect(page.getByText("Express")).toBeVisible()
  await expect(page.getByRole("list", { name: "Your items" }).getByRole("listitem")).not.toHaveCount(0)
  await button(page, /^place order/i).press("Enter")
  await thanks(page)
  await expectNoOverflow(page)
})

test("shows old and new prices after a price change, accepted with one click @mock", async ({
  page,
  problems,
  axe,
}) => {
  problems.allow(/400/)
  await toReview(page, "price-changed-in-checkout")
  await order(page)
  const changed = page.getByRole("region", { name: /Prices or availability have changed/ })
  await expect(changed.getByText(/^Total: .* → /)).toBeVisible()
  await axe()
  await button(page, "Accept changes").click()
  await order(page)
  await thanks(page)
})

test("names items that sold out during checkout, and places no order @mock", async ({ page, problems }) => {
  problems.allow(/400/)
  await toReview(page, "default")
  const admin = await asAdmin(page)
  const cart = await page.evaluate(() => localStorage.getItem("app:shop_cart"))
  const { items } = (await getAsGuest<{ cart: { items: { variant_sku: string }[] } }>(page, `/store/carts/${cart}`))
    .cart
  type Goods = { inventory_items: { id: string }[] }
  const { inventory_items } = await admin<Goods>("GET", `/admin/inventory-items?sku=${items[0]?.variant_sku}`)
  const path = `/admin/inventory-items/${inventory_items[0]?.id}/location-levels`
  type Levels = { inventory_levels: { location_id: string; reserved_quantity: number }[] }
  for (const level of (await admin<Levels>("GET", path)).inventory_levels)
    await admin("POST", `${path}/${level.location_id}`, { stocked_quantity: level.reserved_quantity })
  await order(page)
  await expect(page.getByText(/is sold out/)).toBeVisible()
  // Nothing would be left to order.
  await expect(button(page, "Accept changes")).toBeHidden()
  await expect(page.getByRole("link", { name: "See all products" })).toBeVisible()
  await page.getByRole("link", { name: "Back to cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible()
  await expect(page.getByRole("main").getByText("Sold out", { exact: true })).toBeVisible()
})

test("a declined payment returns to the choice of a payment method @mock", async ({ page }) => {
  await toReview(page, "payment-declined")
  await order(page)
  await expect(page.getByText("Your payment was declined")).toBeVisible()
  await expect(page).toHaveURL(/step=payment/)
  // The other payment method is selected already.
  await expect(page.getByRole("radio", { name: "Pay by card" })).toBeChecked()
  await expect(page.getByRole("radio", { name: /Invoice.*Your last payment was declined/ })).not.toBeChecked()
  await button(page, "Continue to review").click()
  await order(page)
  await thanks(page)
})

test("a payment that requires confirmation waits for it, also after a reload @mock", async ({ page, axe }) => {
  await toReview(page, "payment-requires-more")
  await order(page)
  await expect(page.getByText("Confirm this payment with your bank")).toBeVisible()
  await axe()
  await page.reload()
  await button(page, /^I’ve confirmed/).click()
  await thanks(page)
})

test("retries an order while it is being placed, and shows the confirmation in a second tab too @mock", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/409/)
  await toReview(page, "complete-conflict")
  const second = await context.newPage()
  await second.goto("/checkout")
  await expect(button(second, /^place order/i)).toBeVisible()
  await order(page)
  await thanks(page)
  expect((await completions(page)).slice(0, 3)).toEqual([409, 409, 200])
  await expect(second.getByRole("heading", { name: /thank you/i })).toBeVisible()
  expect(new URL(second.url()).pathname).toBe(new URL(page.url()).pathname)
})
