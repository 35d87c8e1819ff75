import { fillAddress } from "./support/address.ts"
import { toCheckout } from "./support/cart.ts"
import { continueToReview, placeOrder } from "./support/checkout.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, test } from "./support/test.ts"

test("an empty store is set up step by step, up to an order in the storefront @empty", async ({ page, axe }) => {
  await test.step("the overview leads to the setup", async () => {
    await page.goto("/admin/login?scenario=empty")
    await signInAsAdmin(page)
    await visit(page, "/admin")
    await page.getByRole("link", { name: "Continue setup" }).click()
  })

  await test.step("region, taxes and shipping are set up", async () => {
    await expect(page.getByRole("button", { name: "Create region" })).toBeVisible()
    await axe()
    await page.getByRole("combobox", { name: "Country" }).fill("Germany")
    await page.getByRole("option", { name: /Germany/ }).click()
    await page.getByRole("button", { name: "Create region" }).click()

    await page.getByLabel("Tax rate in percent").fill("19")
    await page.getByRole("button", { name: "Create tax region" }).click()

    await page.getByLabel("Location name").fill("Berlin")
    await page.getByLabel("Address", { exact: true }).fill("Lange Straße 7")
    await page.getByLabel("Shipping price").fill("4.90")
    await page.getByRole("button", { name: "Set up shipping" }).click()
  })

  await test.step("five steps are done, and fit a phone", async () => {
    await expect(page.getByText("5 of 7 steps done")).toBeVisible()
    await axe()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole("link", { name: "Create product" }).click()
  })

  await test.step("the first product is published", async () => {
    await page.getByLabel("Title", { exact: true }).fill("First mug")
    for (const step of ["options", "variants", "prices"])
      await page.getByRole("button", { name: `Continue to ${step}` }).click()
    await page.getByLabel("EUR price of Default variant").fill("12.00")
    await page.getByRole("button", { name: "Continue to stock" }).click()
    await page.getByLabel("Berlin quantity of Default variant").fill("3")
    await page.getByRole("button", { name: "Review product" }).click()
    await page.getByRole("button", { name: /^Publish product/ }).click()
    await expect(page.getByText("“First mug” published")).toBeVisible()
  })

  await test.step("a guest orders it in the storefront", async () => {
    await visit(page, "/admin/settings/first-sale")
    await expect(page.getByText("6 of 7 steps done")).toBeVisible()
    await page.getByRole("link", { name: "Open storefront" }).click()
    await page.getByRole("link", { name: "First mug" }).first().click()
    await page.getByRole("button", { name: "Add to cart" }).click()
    await toCheckout(page)
    await page.getByLabel("Email address").fill("first@example.com")
    await fillAddress(page, { first: "Ada", last: "Shopper" })
    await continueToReview(page)
    await placeOrder(page)
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  })

  await test.step("the setup reports the first order", async () => {
    await page.goto("/admin/settings/first-sale")
    await expect(page.getByText("Your store has its first order")).toBeVisible()
  })
})
