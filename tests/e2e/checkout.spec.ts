import { fillAddress } from "./support/address.ts"
import { cartIsKept } from "./support/cart.ts"
import { expect, type Page, test } from "./support/test.ts"

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const thanks = (page: Page) => expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()

/** Into the cart of a world with the first product that is left, and up to the address. */
async function begin(page: Page, scenario: string) {
  await page.goto(`/products?scenario=${scenario}`)
  await page.locator("main article a").first().click()
  await button(page, /add to cart/i)
    .first()
    .click()
  await cartIsKept(page)
  await page.goto("/checkout")
  await page.getByLabel("E-mail address").fill("ada@example.com")
  await button(page, "Continue to the address").click()
  await expect(page.getByLabel("Street and number")).toBeVisible()
}

/** Up to the review. */
async function walk(page: Page, scenario: string) {
  await begin(page, scenario)
  await fillAddress(page, { first: "Ada", last: "Shopper" })
  await button(page, "Continue to delivery").click()
  await button(page, "Continue to payment").click()
  await button(page, "Continue to the review").click()
  await expect(button(page, /^order and pay/i)).toBeVisible()
}
const order = (page: Page) => button(page, /^order and pay/i).click()

/** How often the order was placed, and with what outcome, as the world's journal has it. */
const completions = (page: Page) =>
  page.evaluate(async () => {
    const { entries } = await (await fetch("/api/_mock/journal")).json()
    return entries
      .filter((entry: { path: string }) => entry.path.endsWith("/complete"))
      .map((entry: { status: number }) => entry.status)
  })

test("at 320 pixels and by keyboard alone: errors at their fields, and what was typed is there after a reload @mock", async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await begin(page, "default")
  await page.getByLabel("Street and number").fill("12 Main Street")
  await page.getByLabel(/zip code/i).fill("1")
  await page.getByLabel("Phone").fill("12")
  await button(page, "Continue to delivery").press("Enter")
  await expect(page.getByText("This is no postal code of the country. It looks like 60614")).toBeVisible()
  await expect(page.getByText(/does not look like a telephone number/)).toBeVisible()
  await expect(page.getByLabel("First name")).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await axe()
  await page.reload()
  await expect(page.getByLabel("Street and number")).toHaveValue("12 Main Street")
  await page.getByLabel("Phone").fill("")
  await fillAddress(page, { first: "Ada", last: "Featherstonehaugh-Schmidtmannsdorf" })
  await page.getByLabel("City").press("Enter")
  await expect(page.getByRole("heading", { name: "Delivery" })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked()
  await button(page, "Continue to payment").press("Enter")
  await button(page, "Continue to the review").press("Enter")
  await button(page, /^order and pay/i).press("Enter")
  await thanks(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test("prices that changed meanwhile are shown as was and now, and agreed to by one click @mock", async ({
  page,
  problems,
  axe,
}) => {
  problems.allow(/400/)
  await walk(page, "price-changed-in-checkout")
  await order(page)
  const changed = page.getByRole("region", { name: /Something has changed/ })
  await expect(changed.getByText(/^Total: .* → /)).toBeVisible()
  await axe()
  await button(page, "Continue with the new figures").click()
  await order(page)
  await thanks(page)
})

test("goods that are gone meanwhile are named, and nothing is ordered @mock", async ({ page, problems }) => {
  problems.allow(/400/)
  await walk(page, "default")
  const id = await page.evaluate(async () => {
    const cart = localStorage.getItem("app:shop_cart")
    const key = `pk_${"0123456789abcdef".repeat(4)}`
    const headers = { "content-type": "application/json", "x-publishable-api-key": key }
    const { cart: found } = await (await fetch(`/api/store/carts/${cart}`, { headers })).json()
    const login = { email: "admin@example.com", password: "supersecret" }
    const body = (value: object) => ({ method: "POST", headers, body: JSON.stringify(value) })
    const { token } = await (await fetch("/api/auth/user/emailpass", body(login))).json()
    const admin = { ...headers, authorization: `Bearer ${token}` }
    const sku = found.items[0].variant_sku
    const { inventory_items } = await (await fetch(`/api/admin/inventory-items?sku=${sku}`, { headers: admin })).json()
    const item = inventory_items[0]
    const path = `/api/admin/inventory-items/${item.id}/location-levels`
    const { inventory_levels } = await (await fetch(path, { headers: admin })).json()
    const [level] = inventory_levels
    const left = { stocked_quantity: level.reserved_quantity }
    await fetch(`${path}/${level.location_id}`, { method: "POST", headers: admin, body: JSON.stringify(left) })
    return cart
  })
  expect(id).not.toBeNull()
  await order(page)
  await expect(page.getByText(/is sold out/)).toBeVisible()
  await button(page, "Continue with the new figures").click()
  await expect(page.getByRole("heading", { name: "There is nothing left to order" })).toBeVisible()
})

test("a declined payment leads to another way to pay @mock", async ({ page }) => {
  await walk(page, "payment-declined")
  await order(page)
  await expect(page.getByText("The payment was refused")).toBeVisible()
  await expect(page).toHaveURL(/step=payment/)
  await page.getByRole("radio", { name: /Card/ }).check()
  await button(page, "Continue to the review").click()
  await order(page)
  await thanks(page)
})

test("a payment that wants one more step waits for it, also over a reload @mock", async ({ page, axe }) => {
  await walk(page, "payment-requires-more")
  await order(page)
  await expect(page.getByText("Your bank wants to confirm this payment")).toBeVisible()
  await axe()
  await page.reload()
  await button(page, /^I have confirmed/).click()
  await thanks(page)
})

test("an order that is just being placed is asked for again, and a second tab sees it too @mock", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/409/)
  await walk(page, "complete-conflict")
  const second = await context.newPage()
  await second.goto("/checkout")
  await expect(button(second, /^order and pay/i)).toBeVisible()
  await order(page)
  await thanks(page)
  expect((await completions(page)).slice(0, 3)).toEqual([409, 409, 200])
  await expect(second.getByRole("heading", { name: /thank you/i })).toBeVisible()
  expect(new URL(second.url()).pathname).toBe(new URL(page.url()).pathname)
})
