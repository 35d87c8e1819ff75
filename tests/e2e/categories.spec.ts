import { adminToken, asAdmin } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) })
const toast = (page: Page) => page.locator("[data-toasts]")

interface SavedCategory {
  id: string
  name: string
  parent_category_id: string | null
}

/** Three top-level categories with names that no other test uses, the last ones of the tree. */
async function open(page: Page) {
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const stamp = String(Date.now()).slice(-7)
  const names = ["First", "Second", "Third"].map((name) => `${name} ${stamp}`) as [string, string, string]
  for (const name of names) await admin("POST", "/admin/product-categories", { name, is_active: true })
  await visit(page, "/admin/categories")
  await expect(row(page, names[2])).toBeVisible()
  /** The order of these categories, with their levels. */
  const order = async () => {
    const rows = page.getByRole("row", { name: new RegExp(stamp) })
    return rows.evaluateAll((all) =>
      all.map((each) => `${each.getAttribute("aria-level")} ${each.querySelector("a")?.textContent?.split(" ")[0]}`),
    )
  }
  /** The same order on the server, which follows the shown one. */
  const savedOrder = async () => {
    const path = `/admin/product-categories?q=${stamp}&fields=id,name,rank,parent_category_id&order=rank`
    const { product_categories: all } = (await admin("GET", path)) as { product_categories: SavedCategory[] }
    const below = (parent: string | null, level: number): string[] =>
      all
        .filter(({ parent_category_id }) => parent_category_id === parent)
        .flatMap(({ id, name }) => [`${level} ${name.split(" ")[0]}`, ...below(id, level + 1)])
    return below(null, 1)
  }
  return { names, order, savedOrder, admin }
}

/** Drags a row's handle to a part of another row: 0 is its top, 1 its bottom. */
async function drag(page: Page, name: string, target: string, at: number) {
  const to = await row(page, target).boundingBox()
  if (!to) throw new Error("the target isn't shown")
  await row(page, name)
    .locator("[data-drag-handle]")
    .dragTo(row(page, target), { targetPosition: { x: 200, y: to.height * at } })
}

test("categories are dropped exactly where indicated, and moved back", async ({ page, axe }) => {
  const { names, order, savedOrder } = await open(page)
  const [first, second, third] = names
  await axe()
  await drag(page, third, first, 0.1)
  await expect.poll(order).toEqual(["1 Third", "1 First", "1 Second"])
  await drag(page, third, second, 0.9)
  await expect.poll(order).toEqual(["1 First", "1 Second", "1 Third"])
  await drag(page, third, first, 0.5)
  await expect.poll(order).toEqual(["1 First", "2 Third", "1 Second"])
  await drag(page, first, third, 0.5)
  await expect.poll(order).toEqual(["1 First", "2 Third", "1 Second"])
  await expect.poll(savedOrder).toEqual(["1 First", "2 Third", "1 Second"])
  await toast(page).getByRole("button", { name: "Undo" }).last().click()
  await expect.poll(order).toEqual(["1 First", "1 Second", "1 Third"])
  await expect.poll(savedOrder).toEqual(["1 First", "1 Second", "1 Third"])
  await page.reload()
  await expect.poll(order).toEqual(["1 First", "1 Second", "1 Third"])
})

test("categories are moved by keyboard, and a refused move shows the saved tree", async ({ page, axe }) => {
  const { names, order, savedOrder, admin } = await open(page)
  const [, second, third] = names
  await row(page, third).focus()
  await page.keyboard.press("Alt+ArrowUp")
  await page.keyboard.press("Alt+ArrowRight")
  await expect.poll(order).toEqual(["1 First", "2 Third", "1 Second"])
  await expect(row(page, third)).toBeFocused()
  // The order after the next move is also the one after the first.
  await expect.poll(savedOrder).toEqual(["1 First", "2 Third", "1 Second"])
  await page.keyboard.press("Alt+ArrowLeft")
  await expect.poll(order).toEqual(["1 First", "1 Third", "1 Second"])
  await expect(
    toast(page)
      .getByText(/position/)
      .last(),
  ).toBeVisible()

  await expect.poll(savedOrder).toEqual(["1 First", "1 Third", "1 Second"])
  // A tree that is loaded again after its moves would show the deletion.
  await page.reload()
  await row(page, second).focus()
  const { product_categories: found } = (await admin("GET", `/admin/product-categories?q=${second}`)) as {
    product_categories: { id: string }[]
  }
  await admin("DELETE", `/admin/product-categories/${found[0]?.id}`)
  await page.keyboard.press("Alt+ArrowUp")
  await expect(page.getByText("Couldn’t move the category")).toBeVisible()
  await expect.poll(order).toEqual(["1 First", "1 Third"])
  await axe()
})

test("a category with subcategories is moved and deleted on a phone in dark mode", async ({ page, axe }) => {
  const { names, order } = await open(page)
  const [first, , third] = names
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: "dark" })
  await page.getByRole("button", { name: `Actions for ${third}` }).click()
  await page.getByRole("menuitem", { name: "Move…" }).click()
  const move = page.getByRole("dialog", { name: `Move “${third}”` })
  await axe()
  await move.getByRole("combobox", { name: "Parent category" }).fill(first)
  await page.getByRole("option", { name: first, exact: true }).click()
  await move.getByRole("button", { name: "Move category" }).click()
  await expect.poll(order).toEqual(["1 First", "2 Third", "1 Second"])
  await axe()
  await page.getByRole("button", { name: `Actions for ${first}` }).click()
  await page.getByRole("menuitem", { name: "Delete category" }).click()
  await axe()
  await page.getByRole("button", { name: "Move and delete" }).click()
  await expect.poll(order).toEqual(["1 Second", "1 Third"])
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("the tree shows its texts in German", async ({ page, axe }) => {
    await page.goto("/admin/login")
    await expect(page.getByRole("button", { name: "Anmelden" })).toBeVisible()
    const token = await adminToken(page)
    await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
    await visit(page, "/admin/categories")
    await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible()
    await expect(page.getByRole("treegrid", { name: "Kategorien" })).toBeVisible()
    await expect(page.getByText("Ziehen Sie eine Kategorie")).toBeVisible()
    await axe()
  })
})
