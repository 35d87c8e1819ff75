import { fillAddress } from "./support/address.ts"
import { cartIsKept } from "./support/cart.ts"
import { expect, type Page, test } from "./support/test.ts"

/** From the listing into the cart with the first product that can be bought. */
async function fillCart(page: Page) {
  await page.goto("/products")
  await page.locator("main article a").first().click()
  await page.getByRole("button", { name: /add to cart/i }).click()
  await expect(page.getByText(/is in your cart/)).toBeVisible()
  await cartIsKept(page)
}

async function giveAddress(page: Page) {
  await page.getByLabel("E-mail address").fill("ada@example.com")
  await page.getByRole("button", { name: "Continue to the address" }).click()
  await fillAddress(page, { first: "Ada", last: "Shopper" })
  await page.getByRole("button", { name: "Continue to delivery" }).click()
}

async function chooseTheRest(page: Page) {
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await page.getByRole("button", { name: "Continue to the review" }).click()
}
const order = (page: Page) => page.getByRole("button", { name: /^order/i }).click()

test("a guest buys something, and the confirmation survives a reload", async ({ page, axe }) => {
  await fillCart(page)
  await axe()
  await page.getByRole("link", { name: "View cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible()
  await axe()
  await page.getByRole("link", { name: /go to checkout/i }).click()
  await expect(page).toHaveURL(/step=contact/)
  await axe()
  await giveAddress(page)
  await expect(page).toHaveURL(/step=delivery/)
  await chooseTheRest(page)
  await expect(page).toHaveURL(/step=review/)
  await axe()
  await order(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await axe()
})

test("a wrong e-mail is said at its field, and what was typed stays", async ({ page }) => {
  await fillCart(page)
  await page.goto("/checkout")
  await page.getByLabel("E-mail address").fill("not an address")
  await page.getByRole("button", { name: "Continue to the address" }).click()
  await expect(page.getByText("This does not look like an e-mail address")).toBeVisible()
  await expect(page.getByLabel("E-mail address")).toHaveValue("not an address")
})

test("the checkout continues after a reload and with the browser's back button", async ({ page }) => {
  await fillCart(page)
  await page.goto("/checkout")
  await giveAddress(page)
  await expect(page).toHaveURL(/step=delivery/)
  await page.reload()
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel("First name")).toHaveValue("Ada")
})

test("a promotion code lowers the total, and a wrong one says so @mock", async ({ page, problems }) => {
  problems.allow(/400/)
  await fillCart(page)
  await page.goto("/cart")
  const summary = page.getByRole("region", { name: "Summary" })
  await summary.getByLabel("Promotion code").fill("NONSENSE")
  await summary.getByRole("button", { name: "Apply" }).click()
  await expect(summary.getByText("The code NONSENSE is not valid.")).toBeVisible()
  await summary.getByLabel("Promotion code").fill("WELCOME10")
  await summary.getByRole("button", { name: "Apply" }).click()
  await expect(summary.getByText("WELCOME10 is applied")).toBeVisible()
  await expect(summary.getByText("Discount")).toBeVisible()
})

test("an unknown product and an unknown page say so, with a way on", async ({ page }) => {
  await page.goto("/products/no-such-thing")
  await expect(page.getByRole("heading", { name: "This product does not exist" })).toBeVisible()
  await page.getByRole("link", { name: "See all products" }).click()
  await expect(page.getByRole("heading", { name: "All products" })).toBeVisible()
  await page.goto("/no/such/page")
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible()
})

test("a lost answer never makes a second order @mock", async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_/)
  await fillCart(page)
  await page.goto("/checkout")
  await giveAddress(page)
  await chooseTheRest(page)
  await page.evaluate(() =>
    fetch("/api/_mock/faults", {
      method: "PUT",
      body: JSON.stringify({ faults: [{ path: "/store/carts/:id/complete", drop: "after", times: 1 }] }),
    }),
  )
  await order(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  const completions = await page.evaluate(async () => {
    const { entries } = await (await fetch("/api/_mock/journal")).json()
    return entries
      .filter((e: { path: string }) => e.path.endsWith("/complete"))
      .map((e: { answer: string }) => e.answer)
  })
  expect(completions).toHaveLength(2)
})
