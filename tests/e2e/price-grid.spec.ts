import { deviceKey } from "#lib/device-items.ts"
import { asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

interface Price {
  amount: number
  currency_code: string
  min_quantity: number | null
  rules: Record<string, string>
}
interface Prices {
  variants: { prices: Price[] }[]
}
const rank = ({ min_quantity, rules }: Price) => (rules.region_id ? 2 : min_quantity ? 1 : 0)

/** A product with the given number of variants, each with a price, a quantity price and a region's price in euros. */
async function createProduct(page: Page, count: number) {
  const admin = await asAdmin(page)
  type Regions = { regions: { id: string; currency_code: string }[] }
  const { regions } = await admin<Regions>("GET", "/admin/regions?fields=id,currency_code")
  const region = regions.find(({ currency_code }) => currency_code === "eur")
  const sizes = Array.from({ length: count }, (_, index) => `Size ${String(index + 1).padStart(4, "0")}`)
  const stamp = `grid-${Date.now()}`
  const { product } = await admin<{ product: { id: string } }>("POST", "/admin/products?fields=id", {
    title: "Grid shirt",
    handle: stamp,
    options: [{ title: "Size", values: sizes }],
  })
  for (let at = 0; at < count; at += 50) {
    const create = sizes.slice(at, at + 50).map((title, index) => ({
      title,
      sku: `${stamp}-${at + index}`,
      options: { Size: title },
      variant_rank: at + index,
      prices: [
        { currency_code: "eur", amount: 10 },
        { currency_code: "eur", amount: 8, min_quantity: 10 },
        { currency_code: "eur", amount: 9, rules: { region_id: region?.id } },
      ],
    }))
    await admin("POST", `/admin/products/${product.id}/variants/batch?fields=id`, { create })
  }
  /** Amounts of each variant in the order of `rank`. */
  const prices = async (currency: string) => {
    const query = "limit=1000&order=variant_rank&fields=id,*prices,*prices.price_rules"
    const { variants } = await admin<Prices>("GET", `/admin/products/${product.id}/variants?${query}`)
    return variants.map(({ prices }) =>
      prices
        .filter(({ currency_code }) => currency_code === currency)
        .sort((a, b) => rank(a) - rank(b))
        .map(({ amount }) => amount),
    )
  }
  return { id: product.id, prices }
}
const focused = (page: Page) => page.locator("[role=gridcell]:focus")
/** Copies text as a spreadsheet does. */
const copy = (page: Page, text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text)

test("prices of all variants are edited by keyboard, pasted, undone and saved", async ({ page, context, axe }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await signInAsAdmin(page)
  const { id, prices } = await createProduct(page, 120)
  await visit(page, `/admin/products/${id}`)
  await page.getByRole("link", { name: "Edit prices and stock" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Edit variants" })).toBeVisible()
  const grid = page.getByRole("grid")
  await expect(grid).toHaveAttribute("aria-rowcount", "121")
  await axe()

  const dialog = page.getByRole("dialog")

  await test.step("cells are typed, refused and undone by keyboard", async () => {
    await page.getByRole("button", { name: "Fill down" }).focus()
    await page.keyboard.press("Tab")
    await expect(focused(page)).toHaveText(/10\.00$/)
    await page.keyboard.type("12.5")
    await page.keyboard.press("Enter")
    await expect(grid.getByRole("row").nth(1)).toContainText("12.50")
    await page.keyboard.press("F2")
    await page.keyboard.press("End")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(grid.getByRole("row").nth(2).getByRole("gridcell").first()).toHaveAttribute("aria-invalid", "true")
    await page.keyboard.press("Control+z")
    await expect(grid.getByRole("row").nth(2)).toContainText("10.00")
  })

  await test.step("pasted prices fill a column, and what doesn’t fit is listed", async () => {
    // A column of 3 prices, then the last row, where only one of two fits.
    await copy(page, "1\t2\n3\t4\n5\t6\n")
    await page.keyboard.press("Control+Home")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Control+v")
    await expect(page.getByText("6 cells pasted").first()).toBeVisible()
    await page.keyboard.press("Control+End")
    await expect(focused(page)).toBeVisible()
    await page.keyboard.press("Home")
    await copy(page, "7\n8")
    await page.keyboard.press("Control+v")
    await expect(dialog.getByText("1 row doesn’t fit")).toBeVisible()
    await expect(dialog.getByText("Copied row 2")).toBeVisible()
    await axe()
    await dialog.getByRole("button", { name: "Paste the other cell" }).press("Enter")
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveText(/7\.00$/)
  })

  await test.step("a column is cut and restored", async () => {
    // The whole column from the second cell up: cut, then restored.
    await page.keyboard.press("Control+Shift+ArrowUp")
    await page.keyboard.press("Delete")
    await expect(page.getByText("120 cells cleared").first()).toBeVisible()
    await page.keyboard.press("Control+z")
    await axe()
  })

  await test.step("the prices are saved", async () => {
    await page.keyboard.press("Control+s")
    await expect(page.getByText("8 changes saved")).toBeVisible()
    const eur = await prices("eur")
    expect(eur.slice(0, 5)).toEqual([
      [12.5, 8, 9],
      [1, 8, 9],
      [3, 8, 9],
      [5, 8, 9],
      [10, 8, 9],
    ])
    expect(eur.at(-1)).toEqual([7, 8, 9])
    const second = await grid.getByRole("columnheader").nth(2).locator("span").first().innerText()
    expect((await prices(second.toLowerCase())).slice(0, 5)).toEqual([[], [2], [4], [6], []])
  })
})

test("stock is saved by location, and a duplicate SKU is shown at its cell", async ({ page, problems }) => {
  problems.allow(/status of 400 \(Bad Request\) \(\S+\/variants\/batch/)
  await signInAsAdmin(page)
  const { id } = await createProduct(page, 3)
  const other = await createProduct(page, 1)
  const admin = await asAdmin(page)
  const path = `/admin/products/${other.id}/variants?fields=id,sku`
  const taken = String((await admin<{ variants: { sku: string }[] }>("GET", path)).variants[0]?.sku)
  await visit(page, `/admin/products/${id}/variants?tab=codes`)
  const cell = (row: number, column: number) => page.getByRole("row").nth(row).getByRole("gridcell").nth(column)
  await cell(1, 0).click()
  await page.keyboard.type(taken)
  await page.keyboard.press("Enter")
  await cell(2, 1).click()
  await page.keyboard.type(String(Date.now()))
  await page.keyboard.press("Enter")
  const stock = page.getByRole("tab", { name: "Stock" })
  await stock.click()
  await expect(stock).toHaveAttribute("aria-selected", "true")
  await cell(3, 0).click()
  await page.keyboard.type("12")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("2 changes saved")).toBeVisible()
  await expect(page.getByText("Some changes weren’t saved")).toBeVisible()
  await expect(cell(3, 0)).toHaveText("12")
  await page.getByRole("button", { name: "Show next" }).click()
  await expect(cell(1, 0)).toBeFocused()
  await expect(cell(1, 0)).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText(`“${taken}” is already in use`)).toBeVisible()
  await page.keyboard.type(`${taken}-2`)
  await page.keyboard.press("Enter")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("1 change saved")).toBeVisible()
})

test("unsaved cells survive a reload, and leaving asks first", async ({ page }) => {
  await signInAsAdmin(page)
  const { id } = await createProduct(page, 3)
  await visit(page, `/admin/products/${id}/variants`)
  await page
    .getByRole("gridcell", { name: /10\.00/ })
    .first()
    .click()
  await page.keyboard.type("11")
  await page.keyboard.press("Enter")
  await expect(page.getByText("1 unsaved change")).toBeVisible()
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText("Draft restored")).toBeVisible()
  await expect(page.getByRole("gridcell", { name: /11\.00/ })).toBeVisible()
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Products" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click()
  await expect(page.getByRole("gridcell", { name: /11\.00/ })).toBeVisible()
  await page.getByRole("button", { name: "Discard", exact: true }).click()
  await expect(page.getByRole("gridcell", { name: /11\.00/ })).toHaveCount(0)
})

test.describe("at 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true })

  test("prices are edited in German by touch, in the dark theme", async ({ page, axe }) => {
    await signInAsAdmin(page)
    const { id, prices } = await createProduct(page, 30)
    await page.evaluate((key) => localStorage.setItem(key, "de"), deviceKey("locale"))
    await page.goto(`/admin/products/${id}/variants`)
    await expect(page.getByRole("heading", { level: 1, name: "Varianten bearbeiten" })).toBeVisible()
    const cell = page
      .getByRole("row", { name: /^Size 0002/ })
      .getByRole("gridcell")
      .first()
    await expect(cell).toHaveText(/10,00$/)
    await axe()
    await expectNoOverflow(page)
    await cell.tap()
    await cell.tap()
    const input = page.getByRole("textbox", { name: "Size 0002, EUR" })
    await expect(input).toBeFocused()
    await input.fill("1.234,50")
    await input.press("Enter")
    await expect(cell).toHaveText(/1234,50$/)
    await expect(page.getByText("1 nicht gespeicherte Änderung")).toBeVisible()
    await axe()
    await expectNoOverflow(page)
    await page.getByRole("button", { name: "Änderungen speichern" }).tap()
    await expect(page.getByText("1 Änderung gespeichert")).toBeVisible()
    expect((await prices("eur"))[1]).toEqual([1234.5, 8, 9])
    for (const tab of ["Bestand", "Codes"]) {
      await page.getByRole("tab", { name: tab }).tap()
      await expect(page.getByRole("grid", { name: tab })).toBeVisible()
      await axe()
      await expectNoOverflow(page)
    }
  })
})
