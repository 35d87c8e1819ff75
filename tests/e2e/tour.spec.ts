import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false, showsTour: true })

const tour = (page: Page) => page.getByRole("complementary", { name: "Demo tour" })
const toggle = (page: Page) => tour(page).getByRole("button", { name: "Demo tour" })

test.describe("@mock the tour", () => {
  test("is shown on the first visit, leads to what can be tried, and stays closed", async ({ page, context, axe }) => {
    await page.goto("/")
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true")
    await expect(page.locator("body")).toBeFocused()
    await axe()
    await tour(page)
      .getByRole("button", { name: /^Edit a paid order/ })
      .press("Enter")
    await expect(page).toHaveURL(/\/admin\/orders\/order_/)
    await expect(page.getByRole("heading", { level: 1, name: /^Order/ })).toBeVisible()

    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
    await toggle(page).press("Enter")
    await page.getByRole("heading", { level: 1 }).click()
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
    await toggle(page).press("Enter")
    await tour(page)
      .getByRole("button", { name: /^See a declined payment/ })
      .click()
    await expect(page).toHaveURL(/\/checkout/)
    await page.getByRole("button", { name: /^place order/i }).click()
    await expect(page.getByText("Your payment was declined")).toBeVisible()
    await page.getByRole("radio", { name: "Pay by card" }).check()
    // It would cover the buttons of the checkout.
    await expect(tour(page)).toBeHidden()
    await page.getByRole("link", { name: "Back to the store" }).click()

    await toggle(page).click()
    await tour(page)
      .getByRole("button", { name: /^Open the workbench/ })
      .click()
    await expect(page.getByRole("complementary", { name: "Workbench" }).getByRole("tab").first()).toBeFocused()
    await axe()
    await page.keyboard.press("Escape")
    await toggle(page).click()
    await tour(page)
      .getByRole("button", { name: /^Shop as a customer/ })
      .click()
    await expect(page).toHaveURL(/\/products$/)

    await tour(page).getByRole("button", { name: "Close tour" }).press("Enter")
    await expect(tour(page)).toBeHidden()
    await expect(page.getByRole("button", { name: "Open workbench" })).toBeFocused()
    for (const opened of [page, await context.newPage()]) {
      await opened.goto("/")
      await expect(opened.getByRole("button", { name: "Open workbench" })).toBeVisible()
      await expect(tour(opened)).toBeHidden()
    }
  })

  test("starts folded on a product page, and folds when a page of the shop is opened by keyboard", async ({
    page,
    context,
  }) => {
    await page.goto("/products/narrow-vase")
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
    await page.getByRole("button", { name: /^Add to cart ·/ }).click()
    await expect(page.getByText(/added to your cart/)).toBeVisible()

    const other = await context.newPage()
    await other.goto("/")
    await expect(tour(other)).toBeHidden()
    await page.goto("/")
    await toggle(page).press("Enter")
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true")
    await page.getByRole("link", { name: "Shop all products" }).press("Enter")
    await expect(page).toHaveURL(/\/products$/)
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")

    await page.goto("/")
    await toggle(page).press("Enter")
    await page.goto("/products/narrow-vase")
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
  })

  test("starts folded on a phone, and leaves room for the buttons of a page", async ({ page, axe }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/products/narrow-vase")
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
    await axe()
    await page.getByRole("button", { name: "Add to cart" }).first().click()
    await expect(page.getByText(/added to your cart/)).toBeVisible()
    await page.keyboard.press("Escape")
    // It would cover the chat's text field.
    await page.getByRole("button", { name: "Open chat" }).click()
    await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused()
    await expect(tour(page)).toBeHidden()
    await page.getByRole("button", { name: "Close chat" }).click()
    await toggle(page).click()
    await expect(tour(page).getByRole("button", { name: /^Shop as a customer/ })).toBeVisible()
    await axe()
    await tour(page).getByRole("button", { name: "Close tour" }).click()
    await expect(tour(page)).toBeHidden()
  })
})
