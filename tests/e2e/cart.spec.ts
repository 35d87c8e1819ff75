import { setFaults } from "./support/api.ts"
import { fillCart } from "./support/cart.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { expect, type Page, test } from "./support/test.ts"

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Cart", exact: true })

test("the drawer takes the focus, combines quick clicks, undoes a removal and closes with Escape", async ({
  page,
  axe,
}) => {
  await fillCart(page)
  const drawer = drawerOf(page)
  const quantity = drawer.getByRole("spinbutton", { name: /^Quantity of/ })
  for (let i = 0; i < 4; i++) await drawer.getByRole("button", { name: "Increase quantity" }).click()
  await expect(quantity).toHaveValue("5")
  await expect(drawer.getByRole("link", { name: /^Checkout/ })).not.toHaveAttribute("aria-busy", "true")
  await axe()
  await drawer.getByRole("button", { name: /^Remove/ }).click()
  await expect(drawer.getByText("Your cart is empty")).toBeVisible()
  await expect(drawer.getByRole("button", { name: "Undo" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(quantity).toHaveValue("5")
  await expect(drawer.getByRole("link", { name: /^Checkout/ })).not.toHaveAttribute("aria-busy", "true")
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("button", { name: /add to cart/i })).toBeFocused()
  await expect(page.getByRole("link", { name: "Cart, 5 items" })).toBeVisible()
  await page.reload()
  await page.getByRole("link", { name: "Cart, 5 items" }).click()
  await drawer.getByRole("link", { name: "View cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeFocused()
  await axe()
})

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("a cart is usable while requests take three seconds, and reverts failed changes @mock", async ({
    page,
    problems,
    axe,
  }) => {
    problems.allow(/status of 500 \(Internal Server Error\) \(\S+\/api\/store\/carts\/[^/]+\/line-items\//)
    await fillCart(page)
    await expectNoOverflow(page)
    await setFaults(page, { path: "/store/carts/*", latency: 3000 })
    await drawerOf(page).getByRole("link", { name: "View cart" }).click()
    const main = page.getByRole("main")
    const more = main.getByRole("button", { name: "Increase quantity" })
    const quantity = main.getByRole("spinbutton", { name: /^Quantity of/ })
    const busy = page.getByRole("region", { name: "Order summary" }).locator("[aria-busy=true]")
    await expect(quantity).toHaveValue("1")
    // Waits in the page: the expected state ends with the response, which a slow test could miss.
    const isShown = page.waitForFunction(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("main input")]
      return fields.some(({ value }) => value === "3") && document.querySelector("main [aria-busy=true]")
    })
    await more.click()
    await more.click()
    await isShown
    await expectNoOverflow(page)
    await axe()
    await expect(busy).toHaveCount(0)
    await expect(quantity).toHaveValue("3")
    await setFaults(page, { path: "/store/carts/:id/line-items/:line", status: 500, times: 1 })
    await more.click()
    await expect(main.getByRole("alert").filter({ hasText: "Couldn’t change the quantity" })).toBeVisible()
    await expect(quantity).toHaveValue("3")
    await main.getByRole("button", { name: "Try again" }).click()
    await expect(quantity).toHaveValue("4")
    await page.context().setOffline(true)
    await expect(page.getByText(/^You’re offline/).first()).toBeVisible()
    await page.context().setOffline(false)
  })
})
