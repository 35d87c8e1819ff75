import { asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

test("a collection is created, filled, renamed in two tabs and deleted", async ({ page, axe }) => {
  const title = `Season ${Date.now()}`
  await signInAsAdmin(page)
  await visit(page, "/admin/collections")

  await test.step("it is created by a form that suggests the handle", async () => {
    await page.getByRole("link", { name: "Create collection" }).first().click()
    await expect(heading(page, "Create collection")).toBeVisible()
    await axe()
    await page.getByLabel("Title").fill(title)
    await expect(page.getByLabel("Handle")).toHaveValue(title.toLowerCase().replace(" ", "-"))
  })

  await test.step("entries survive a reload, and Back asks", async () => {
    // The draft survives a reload, which the browser asks about; Back asks too.
    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText("Draft restored")).toBeVisible()
    await expect(page.getByLabel("Title")).toHaveValue(title)
    await page.goBack()
    const leave = page.getByRole("dialog", { name: "Discard unsaved changes?" })
    await expect(leave).toBeVisible()
    await axe()
    await leave.getByRole("button", { name: "Keep editing" }).click()
    await page.getByRole("button", { name: "Create collection" }).click()
    await expect(heading(page, title)).toBeVisible()
  })

  const name = await test.step("a product is added", async () => {
    await page.getByRole("button", { name: "Add products" }).click()
    const add = page.getByRole("dialog", { name: "Add products" })
    await add.getByRole("combobox").fill("a")
    const options = page.getByRole("listbox").getByRole("option")
    await expect(options.first()).toBeVisible()
    await axe()
    const product = String(await options.first().locator("span.truncate").first().textContent())
    await options.first().click()
    await add.getByRole("button", { name: "Add 1 product" }).click()
    await expect(page.getByText("1 product added")).toBeVisible()
    await expect(page.getByRole("listitem").filter({ hasText: product })).toBeVisible()
    await axe()
    return product
  })

  await test.step("a change by someone else is merged", async () => {
    const id = String(page.url().split("/").at(-1))
    const admin = await asAdmin(page)
    await page.getByLabel("Title").fill(`${title} here`)
    await admin("POST", `/admin/collections/${id}`, { title: `${title} there` })
    await page.keyboard.press("Control+Enter")
    const merge = page.getByRole("dialog", { name: "Someone else changed this too" })
    await expect(merge.getByText(`${title} there`)).toBeVisible()
    await axe()
    await merge.getByRole("button", { name: "Save" }).click()
    await expect(heading(page, `${title} here`)).toBeVisible()
  })

  await test.step("it is deleted, and its product is named", async () => {
    await page.getByRole("button", { name: "Delete collection" }).click()
    const remove = page.getByRole("dialog", { name: `Delete “${title} here”?` })
    await expect(remove.getByText(name)).toBeVisible()
    await axe()
    await remove.getByRole("button", { name: "Delete collection" }).click()
    await expect(heading(page, "Collections")).toBeVisible()
    await expect(page.getByRole("link", { name: `${title} here` })).toBeHidden()
  })
})

test("very long titles fit the pages and dialogs of the catalog", async ({ page }) => {
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const title = `${"Unbreakable".repeat(18)}${Date.now()}`
  const { collection } = (await admin("POST", "/admin/collections", { title })) as { collection: { id: string } }
  const parent = await admin("POST", "/admin/product-categories", { name: title })
  const { product_category: above } = parent as { product_category: { id: string } }
  const body = { name: `${title}s`, parent_category_id: above.id }
  const { product_category: category } = (await admin("POST", "/admin/product-categories", body)) as {
    product_category: { id: string }
  }
  const option = await admin("POST", "/admin/product-options", { title, values: [title, "Short"] })
  const { product_option } = option as { product_option: { id: string } }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, "/admin/collections?sort=-created_at")
    await expect(page.getByRole("link", { name: title })).toBeVisible()
    await expectNoOverflow(page)
    await visit(page, `/admin/collections/${collection.id}`)
    await expect(heading(page, title)).toBeVisible()
    await page.getByRole("button", { name: "Delete collection" }).click()
    await expect(page.getByRole("dialog").getByText("It has no products.")).toBeVisible()
    await expectNoOverflow(page)
    await page.keyboard.press("Escape")
    await visit(page, `/admin/categories/${category.id}`)
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: title })).toBeVisible()
    await page.getByRole("button", { name: "Actions", exact: true }).click()
    await page.getByRole("menuitem", { name: "Move…" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoOverflow(page)
    await page.keyboard.press("Escape")
    await visit(page, `/admin/options/${product_option.id}`)
    await page.getByRole("button", { name: `Remove ${title}` }).click()
    await expect(page.getByRole("button", { name: `Keep ${title}` })).toBeFocused()
    await expectNoOverflow(page)
    await page.getByRole("button", { name: "Discard" }).click()
  }
})
