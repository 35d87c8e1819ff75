import { adminToken, asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

/** A product with a title that no other test uses; a long one unless it is given. */
async function addProduct(page: Page, title = `Waterproof walking jacket with a detachable hood ${Date.now()}`) {
  const admin = await asAdmin(page)
  const options = [{ title: "Size", values: ["M"] }]
  const body = { title, handle: `jacket-${Date.now()}`, status: "draft", options }
  const { product } = (await admin("POST", "/admin/products", body)) as { product: { id: string } }
  return { title, id: product.id }
}

test("a product is found, filtered, opened and renamed by keyboard", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const { title } = await addProduct(page, `Jacket ${Date.now()}`)
  await visit(page, "/admin/products")
  await expect(heading(page, "Products")).toBeVisible()
  await expect(page.getByRole("row")).not.toHaveCount(1)
  await axe()
  await page.keyboard.press("/")
  await page.keyboard.type(title)
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === title)
  const link = page.getByRole("link", { name: title })
  await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(2)

  const chip = page.getByRole("button", { name: /^Status/ })
  await chip.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("checkbox", { name: "Draft" })).toBeFocused()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(/status=/)
  await page.keyboard.press("Escape")
  await expect(chip).toBeFocused()
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  await axe()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page).not.toHaveURL(/status=/)
  await expect(chip).toBeFocused()

  await link.focus()
  await page.keyboard.press("Enter")
  await expect(heading(page, title)).toBeVisible()
  await page.getByLabel("Title", { exact: true }).focus()
  await page.keyboard.press("End")
  await page.keyboard.type(" renamed")
  await page.keyboard.press("Control+Enter")
  await expect(heading(page, `${title} renamed`)).toBeVisible()
  await expect(page.getByText("Product saved")).toBeVisible()
  await axe()
  // The code of this page is loaded now, while the product is still shown.
  await visit(page, "/admin/options")
  await expect(heading(page, "Product options")).toBeVisible()
  await page.goBack()
  await expect(heading(page, `${title} renamed`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue(title)
  await expect(page.getByRole("link", { name: `${title} renamed` })).toBeVisible()
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveCount(1)
})

test("the product list and page fit a phone in dark mode", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: "dark" })
  await signInAsAdmin(page)
  const { title, id } = await addProduct(page)
  await visit(page, `/admin/products?status=${encodeURIComponent('["draft"]')}&q=${encodeURIComponent(title)}`)
  await expect(page.getByRole("link", { name: title })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Status/ })).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(page)
  await axe()
  await visit(page, `/admin/products/${id}`)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title)
  await expectNoOverflow(page)
  await axe()
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("the product list and page show German texts", async ({ page, axe }) => {
    await page.goto("/admin/login")
    await expect(page.getByRole("button", { name: "Anmelden" })).toBeVisible()
    const token = await adminToken(page)
    await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
    const { title, id } = await addProduct(page)
    await visit(page, `/admin/products?q=${encodeURIComponent(title)}`)
    await expect(heading(page, "Produkte")).toBeVisible()
    await expect(page.getByRole("row").filter({ hasText: title }).getByText("Entwurf")).toBeVisible()
    await expectNoOverflow(page)
    await axe()
    await visit(page, `/admin/products/${id}`)
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title)
    await expect(page.getByRole("button", { name: "Mehr" }).or(page.getByText("Produkt löschen"))).toBeVisible()
    await expectNoOverflow(page)
    await axe()
  })
})
