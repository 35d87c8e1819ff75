import { asAdmin, setFaults } from "./support/api.ts"
import { fillCart, toCheckout } from "./support/cart.ts"
import { continueToReview, fillDetails, placeOrder } from "./support/checkout.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { expect, type Locator, test } from "./support/test.ts"

test("a guest places an order, and the confirmation is shown again after a reload", async ({ page, axe }) => {
  await fillCart(page)
  await axe()
  await page.getByRole("link", { name: "View cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible()
  await axe()
  await page.getByRole("link", { name: /go to checkout/i }).click()
  await expect(page).toHaveURL(/step=details/)
  await expect(page.getByLabel("Email address")).toBeFocused()
  await axe()
  await fillDetails(page)
  await expect(page.getByRole("radio", { checked: true })).toBeVisible()
  await axe()
  await continueToReview(page)
  await expect(page).toHaveURL(/step=review/)
  await axe()
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await axe()
})

const addresses = [
  { code: "us", country: "United States", postal: "60614", city: "Chicago", state: "IL", money: "$" },
  { code: "de", country: "Germany", postal: "10115", city: "Berlin", money: "€" },
  { code: "gb", country: "United Kingdom", postal: "SW1A 1AA", city: "London", money: /[£€]/ },
]
for (const { code, country, postal, city, state, money } of addresses) {
  test(`a guest buys in ${country} at its prices, and the order shows the address there`, async ({ page }) => {
    await page.goto("/")
    const shipTo = page.getByRole("contentinfo").getByRole("button", { name: /^Ship to/ })
    if (!(await shipTo.textContent())?.includes(country)) {
      await shipTo.click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Country").selectOption(code)
      await dialog.getByRole("button", { name: new RegExp(country) }).click()
      await expect(dialog).toBeHidden()
    }
    await fillCart(page)
    await toCheckout(page)
    await page.getByLabel("Email address").fill(`ada-${code}@example.com`)
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Shopper")
    await page.getByLabel("Street address").fill("12 Main Street")
    await page.getByLabel(/^(Postal code|ZIP code|Postcode)/).fill(postal)
    await page.getByLabel(/^(City|Town)/).fill(city)
    if (state) await page.getByRole("combobox", { name: "State" }).selectOption(state)
    await continueToReview(page)
    await placeOrder(page)
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
    const main = page.getByRole("main")
    await expect(main).toContainText(country)
    await expect(main).toContainText(postal)
    await expect(main).toContainText(money)
  })
}

test("shows an invalid email at its field, and continues checkout after a reload and the browser's back button", async ({
  page,
}) => {
  await fillCart(page)
  await toCheckout(page)
  await page.getByLabel("Email address").fill("not an address")
  await continueToReview(page)
  await expect(page.getByText("Enter a valid email address")).toBeVisible()
  await expect(page.getByLabel("Email address")).toHaveValue("not an address")
  await fillDetails(page)
  await continueToReview(page)
  await expect(page).toHaveURL(/step=review/)
  await page.reload()
  await expect(page.getByRole("button", { name: /^place order/i })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel("First name")).toHaveValue("Ada")
})

test("an unknown product shows a not-found page with a link to all products", async ({ page }) => {
  await page.goto("/products/no-such-thing")
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible()
  await page.getByRole("link", { name: "See all products" }).click()
  await expect(page.getByRole("heading", { name: "All products" })).toBeVisible()
})

test("applies a promotion code, reports an invalid one, and places one order although the response is lost @mock", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400 \(Bad Request\) \(\S+\/api\/store\/carts\/[^/]+\/promotions\b/)
  problems.allow(/ERR_FAILED \(\S+\/api\/store\/carts\/[^/]+\/complete\)/)
  await fillCart(page)
  await page.getByRole("link", { name: "View cart" }).click()
  const summary = page.getByRole("region", { name: "Order summary" })
  await summary.getByLabel("Promotion code").fill("NONSENSE")
  await summary.getByRole("button", { name: "Apply" }).click()
  await expect(summary.getByText("The code NONSENSE isn’t valid.")).toBeVisible()
  await summary.getByLabel("Promotion code").fill("WELCOME10")
  await summary.getByRole("button", { name: "Apply" }).click()
  await expect(summary.getByText("WELCOME10 applied")).toBeVisible()
  await expect(summary.getByText("Discount")).toBeVisible()

  await page.getByRole("link", { name: /go to checkout/i }).click()
  const email = "orders.once@example.com"
  await fillDetails(page, email)
  await continueToReview(page)
  await setFaults(page, { path: "/store/carts/:id/complete", drop: "after", times: 1 })
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  const completions = await page.evaluate(async () => {
    const { entries } = await (await fetch("/api/_mock/journal")).json()
    return entries
      .filter((e: { path: string }) => e.path.endsWith("/complete"))
      .map((e: { answer: string }) => e.answer)
  })
  expect(completions).toHaveLength(2)
  const admin = await asAdmin(page)
  const { count } = await admin<{ count: number }>("GET", `/admin/orders?q=${encodeURIComponent(email)}`)
  expect(count).toBe(1)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /**
   * What the shopper types has 37 characters: email, name, street and ZIP code. The ZIP code fills in "New York" and the
   * state, which were typed and chosen before: 45 characters then, and 16 taps.
   */
  const typed = {
    email: "ada@example.com",
    first: "Ada",
    last: "Byron",
    street: "1 Main St",
    code: "10001",
  }

  test("a guest buys a product with at most 9 taps and 37 keystrokes @mock", async ({ page, axe }) => {
    let [taps, keystrokes] = [0, 0]
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    /** Types as the phone's keyboard does, without its suggestions and without filling in saved data. */
    const type = async (text: string) => {
      keystrokes += text.length
      await page.keyboard.type(text)
    }
    await page.goto("/")
    await tap(page.locator("main article a").first())
    await tap(page.getByRole("button", { name: /add to cart/i }))
    const drawer = page.getByRole("dialog", { name: "Cart", exact: true })
    await tap(drawer.getByRole("link", { name: /^Checkout/ }))
    await expect(page.getByLabel("Email address")).toBeFocused()
    await type(typed.email)
    await tap(page.getByLabel("First name"))
    await type(typed.first)
    await tap(page.getByLabel("Last name"))
    await type(typed.last)
    await tap(page.getByLabel("Street address"))
    await type(typed.street)
    await tap(page.getByLabel("ZIP code"))
    await type(typed.code)
    await expect(page.getByLabel("City")).toHaveValue("New York")
    await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("NY")
    await axe()
    await expectNoOverflow(page)
    await tap(page.getByRole("button", { name: "Continue to review" }))
    const order = page.getByRole("button", { name: /^Place order/ })
    await expect(page.getByRole("heading", { name: "Review" })).toBeFocused()
    await axe()
    await tap(order)
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeInViewport()
    await expect(page.getByText("1 Main St")).toBeVisible()
    expect(taps).toBeLessThanOrEqual(9)
    expect(keystrokes).toBeLessThanOrEqual(37)
  })

  test("the cart's total includes shipping, and its checkout button stays in sight @mock", async ({ page, axe }) => {
    await fillCart(page)
    await page.getByRole("link", { name: "View cart" }).click()
    await expect(page.getByRole("dialog", { name: "Cart", exact: true })).toBeHidden()
    await expect(page.getByText("Calculated at checkout")).toBeHidden()
    await expect(page.getByRole("link", { name: /go to checkout/i })).toBeInViewport()
    await axe()
    const label = await page.getByRole("link", { name: /go to checkout/i }).innerText()
    await page.getByRole("link", { name: /go to checkout/i }).tap()
    await expect(page.getByLabel("Email address")).toBeVisible()
    await expect(page.getByText("Show order summary")).toBeVisible()
    expect(await page.locator("summary").first().innerText()).toContain(label.replace(/^.*· /, ""))
  })
})
