import { asAdmin, setFaults } from "./support/api.ts"
import { fillCart, toCheckout } from "./support/cart.ts"
import { continueToReview, placeOrder, submitAddress } from "./support/checkout.ts"
import { expect, test } from "./support/test.ts"

test("a guest places an order, and the confirmation is shown again after a reload", async ({ page, axe }) => {
  await fillCart(page)
  await axe()
  await page.getByRole("link", { name: "View cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible()
  await axe()
  await page.getByRole("link", { name: /go to checkout/i }).click()
  await expect(page).toHaveURL(/step=contact/)
  await axe()
  await submitAddress(page)
  await expect(page).toHaveURL(/step=delivery/)
  await continueToReview(page)
  await expect(page).toHaveURL(/step=review/)
  await axe()
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await axe()
})

test("shows an invalid email at its field, and continues checkout after a reload and the browser's back button", async ({
  page,
}) => {
  await fillCart(page)
  await toCheckout(page)
  await page.getByLabel("Email address").fill("not an address")
  await page.getByRole("button", { name: "Continue to address" }).click()
  await expect(page.getByText("Enter a valid email address")).toBeVisible()
  await expect(page.getByLabel("Email address")).toHaveValue("not an address")
  await submitAddress(page)
  await expect(page).toHaveURL(/step=delivery/)
  await page.reload()
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible()
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
  await submitAddress(page, email)
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
