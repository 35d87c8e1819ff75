import { fillCart, toCheckout } from "./support/cart.ts"
import { continueToReview, fillDetails } from "./support/checkout.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const storePages = [
  "/",
  "/products",
  "/products/harbor-tee",
  "/categories/clothing",
  "/collections/summer",
  "/search?q=shirt",
  "/wishlist",
  "/cart",
  "/checkout",
  "/account/login",
  "/account/register",
  "/pages/terms",
]
const officePages = [
  "/admin",
  "/admin/orders",
  "/admin/products",
  "/admin/inventory",
  "/admin/customers",
  "/admin/promotions",
  "/admin/settings/store",
]

/** Visible controls that lie beside the page, except in areas that scroll sideways themselves. */
const controlsOutside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement))
    return [...document.querySelectorAll("a, button, input, select, textarea")]
      .filter((control) => {
        const { width, left, right } = control.getBoundingClientRect()
        return width > 1 && (left < -1 || right > window.innerWidth + 1) && !scrolls(control.parentElement)
      })
      .map((control) => control.outerHTML.slice(0, 200))
  })

async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectPageFits(page, path)
}

async function expectPageFits(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  // 1,280 pixels at a zoom of 400 %.
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  expect(await controlsOutside(page), `controls beside ${path} at 320 pixels`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  await expectNoOverflow(page)
  expect(await controlsOutside(page), `controls beside ${path} with text of 200 %`).toEqual([])
}

test("storefront pages fit at a zoom of 400 % and with text of 200 % on a phone @mock", async ({ page }) => {
  await fillCart(page)
  for (const path of storePages) await expectFits(page, path)
})

test("the German review and order fit at a zoom of 400 % and with text of 200 % on a phone @mock", async ({ page }) => {
  await fillCart(page)
  await toCheckout(page)
  await fillDetails(page)
  await continueToReview(page)
  await page.getByLabel("Language").selectOption("de")
  const order = page.getByRole("button", { name: "Zahlungspflichtig bestellen" })
  await expect(order).toBeVisible()
  await expectPageFits(page, "the review")
  await order.click()
  await expect(page.getByRole("heading", { level: 1, name: "Vielen Dank für Ihre Bestellung" })).toBeVisible()
  await expectPageFits(page, "the order")
})

test("back-office pages fit at a zoom of 400 % and with text of 200 % on a phone @mock", async ({ page }) => {
  await signInAsAdmin(page)
  for (const path of officePages) await expectFits(page, path)
})

test("chosen options, the current page and primary buttons are visible in forced colors @mock", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/products/harbor-tee")
  const chosen = page.locator("label", { has: page.getByRole("radio", { name: "Chalk" }) })
  const other = page.locator("label", { has: page.getByRole("radio", { name: "Moss" }) })
  await expect(chosen).toHaveCSS("outline-style", "solid")
  await expect(other).toHaveCSS("outline-style", "none")
  await expect(page.getByRole("button", { name: /^Add to cart/ })).toHaveCSS("border-top-style", "solid")
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]")).toHaveCount(0)

  await signInAsAdmin(page)
  await page.goto("/admin/orders")
  const views = page.getByRole("navigation", { name: "Views" })
  await expect(views.getByRole("link", { name: "All" })).toHaveCSS("outline-style", "solid")
  await expect(views.getByRole("link", { name: "Unfulfilled" })).toHaveCSS("outline-style", "none")
  await expect(page.locator("[aria-current=page]:visible")).toHaveText(["Orders", "All"])
})
