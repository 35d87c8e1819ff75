import { asAdmin } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

interface Created {
  readonly product: { readonly id: string; readonly variants: readonly { readonly id: string }[] }
}

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPlfDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** A draft in two sizes with two images. */
async function create(page: Page) {
  await signInAsAdmin(page)
  const send = await asAdmin(page)
  const variants = ["S", "M"].map((size) => ({ title: size, options: { Size: size }, prices: [] }))
  const images = [1, 2].map((number) => ({ url: `${pixel}#${number}` }))
  const body = { title: `Scarf ${Date.now()}`, options: [{ title: "Size", values: ["S", "M"] }], variants, images }
  const { product } = await send<Created>("POST", "/admin/products", body)
  await visit(page, `/admin/products/${product.id}`)
  await expect(page.getByRole("heading", { level: 1, name: body.title })).toBeVisible()
  return { send, product }
}

test("an option is added by keyboard, then the missing variants", async ({ page, axe }) => {
  await create(page)
  await page.getByRole("button", { name: "Add option" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Title").focus()
  await page.keyboard.type("Color")
  await dialog.getByPlaceholder("Value").focus()
  await page.keyboard.type("Red")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Blue")
  await axe()
  await dialog.getByRole("button", { name: "Add option" }).press("Enter")
  await expect(page.getByText("Option added")).toBeVisible()
  await page.getByRole("button", { name: "Create variants" }).press("Enter")
  await expect(dialog.getByText("M / Blue")).toBeVisible()
  await axe()
  await dialog.getByRole("button", { name: "Create 2 variants" }).press("Enter")
  await expect(page.getByText("2 variants created")).toBeVisible()
  await expect(page.getByRole("link", { name: "M / Blue" })).toBeVisible()
  await axe()
})

test.describe("at 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" })

  test("a variant's images and inventory items fit the page", async ({ page, axe }) => {
    const { product } = await create(page)
    await expect(page.getByRole("button", { name: "Edit Size" })).toBeVisible()
    await axe()
    await page.goto(`/admin/products/${product.id}/variants/${product.variants[0]?.id}`)
    await page.getByRole("button", { name: "Use image 2 as thumbnail" }).click()
    await expect(page.getByRole("checkbox", { name: "Show image 2" })).toBeChecked()
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1")
    await axe()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
