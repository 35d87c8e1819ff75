import { adminToken, asAdmin, setFaults } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const BATCH = "/admin/products/batch"

/** Draft products with titles that no other test uses, and the list that shows them. */
async function open(page: Page, count: number) {
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const stamp = `Bulk${String(Date.now()).slice(-7)}`
  const ids: string[] = []
  for (let from = 0; from < count; from += 100) {
    const create = Array.from({ length: Math.min(100, count - from) }, (_, index) => ({
      title: `${stamp} ${String(from + index + 1).padStart(3, "0")}`,
      options: [{ title: "Size", values: ["One"] }],
    }))
    const answer = await admin<{ created: { id: string }[] }>("POST", `${BATCH}?fields=id`, { create })
    ids.push(...answer.created.map(({ id }) => id))
  }
  const statuses = async () => {
    const path = `/admin/products?q=${stamp}&fields=id,status&limit=${count}`
    const { products } = await admin<{ products: { id: string; status: string }[] }>("GET", path)
    return new Map(products.map(({ id, status }) => [id, status]))
  }
  const published = async () => [...(await statuses()).values()].filter((status) => status === "published").length
  await visit(page, `/admin/products?q=${stamp}`)
  await expect(page.getByText(`${stamp} 001`)).toBeVisible()
  return { stamp, ids, admin, statuses, published }
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

async function selectAll(page: Page, count: number) {
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  if (count > 20) await button(page, `Select all ${count} matching rows`).click()
}

const refusing = (id: string | undefined) => ({
  method: "POST",
  path: BATCH,
  contains: id,
  status: 400,
  body: { type: "invalid_data", message: "No shipping profile" },
})

test("200 products are published, across a reload, and rolled back @mock", async ({ page, axe, problems }) => {
  problems.allow(/status of 400/)
  const { published, stamp, ids } = await open(page, 200)
  const refused = ids.slice(150, 153).map(refusing)
  await setFaults(page, ...refused, { method: "POST", path: BATCH, latency: 2000 })
  await selectAll(page, 200)
  await button(page, "Publish").click()
  await expect(page.getByRole("heading", { name: "200 products will change" })).toBeVisible()
  await axe()
  await button(page, "Publish 200 products").click()
  const progress = page.getByRole("progressbar", { name: "Progress" })
  await expect(progress).toHaveAttribute("aria-valuenow", "0")
  await axe()
  await expect(progress).toHaveAttribute("aria-valuenow", "100")
  await page.reload()
  await expect(page.getByRole("heading", { name: "Bulk edit interrupted" })).toBeVisible()
  await expect(page.getByText(/^100 of 200 products were processed/)).toBeVisible()
  await axe()
  await setFaults(page, ...refused)
  await button(page, "Continue").click()
  await expect(page.getByText("197 of 200 products changed")).toBeVisible()
  const table = page.getByRole("table", { name: "Products that need your attention" })
  for (const number of ["151", "152", "153"])
    await expect(table.getByRole("row", { name: `${stamp} ${number} Server message` })).toBeVisible()
  await expect(table.getByRole("row")).toHaveCount(4)
  expect(await published()).toBe(197)
  await axe()

  const download = page.waitForEvent("download")
  await button(page, "Download CSV").click()
  expect((await download).suggestedFilename()).toBe("bulk-edit.csv")

  await setFaults(page)
  await button(page, "Retry 3 products").click()
  await expect(page.getByText("200 products changed")).toBeVisible()
  expect(await published()).toBe(200)

  await button(page, "Roll back").click()
  await page.getByRole("dialog").getByRole("button", { name: "Roll back 200 products" }).click()
  await expect(page.getByText("200 products rolled back")).toBeVisible()
  expect(await published()).toBe(0)
  await button(page, "Close").click()
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /bulk edit/i })).toHaveCount(0)
})

test("200 products are published at once, and rolled back", async ({ page }) => {
  const { published } = await open(page, 200)
  await selectAll(page, 200)
  await button(page, "Publish").click()
  await button(page, "Publish 200 products").click()
  await expect(page.getByText("200 products changed")).toBeVisible()
  expect(await published()).toBe(200)
  await button(page, "Roll back").click()
  await page.getByRole("dialog").getByRole("button", { name: "Roll back 200 products" }).click()
  await expect(page.getByText("200 products rolled back")).toBeVisible()
  expect(await published()).toBe(0)
})

test("a bulk edit continues on other pages, which link back to it @mock", async ({ page }) => {
  const { published } = await open(page, 120)
  await setFaults(page, { method: "POST", path: BATCH, latency: 1500 })
  await selectAll(page, 120)
  await button(page, "Publish").click()
  await button(page, "Publish 120 products").click()
  await visit(page, "/admin/collections")
  const link = page.getByRole("link", { name: /^Bulk edit: \d+ of 120/ })
  await expect(link).toBeVisible()
  await expect(page.getByRole("link", { name: "Bulk edit finished" })).toBeVisible()
  expect(await published()).toBe(120)
  await page.getByRole("link", { name: "Bulk edit finished" }).click()
  await expect(page.getByText("120 products changed")).toBeVisible()
})

test("tags, collection and status are chosen and started with the keyboard", async ({ page, axe }) => {
  const { stamp, admin, ids, statuses } = await open(page, 2)
  const { product_tag: tag } = await admin<{ product_tag: { id: string } }>("POST", "/admin/product-tags", {
    value: `Tag ${stamp}`,
  })
  await page.getByRole("checkbox", { name: "Select all on this page" }).focus()
  await page.keyboard.press("Space")
  await button(page, "Edit products").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Change 2 products" })).toBeVisible()
  await expect(button(page, "Preview changes")).toHaveAttribute("aria-disabled", "true")
  await axe()
  await page.getByRole("combobox", { name: "Status" }).focus()
  await page.keyboard.type("Proposed")
  await page.getByRole("combobox", { name: "Add tags" }).focus()
  await page.keyboard.type(stamp)
  await expect(page.getByRole("option", { name: `Tag ${stamp}` })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await button(page, "Preview changes").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "2 products will change" })).toBeVisible()
  await expect(page.getByRole("row", { name: `${stamp} 001` })).toContainText(`Tags: Tag ${stamp}`)
  await button(page, "Change 2 products").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("2 products changed")).toBeVisible()
  expect([...(await statuses()).values()]).toEqual(["proposed", "proposed"])
  const { product } = await admin<{ product: { tags: { id: string }[] } }>(
    "GET",
    `/admin/products/${ids[0]}?fields=tags.id`,
  )
  expect(product.tags.map(({ id }) => id)).toEqual([tag.id])
})

test("deleting needs the number of products", async ({ page, axe }) => {
  const { statuses } = await open(page, 3)
  await selectAll(page, 3)
  await button(page, "Delete").click()
  await expect(page.getByRole("heading", { name: "3 products will be deleted" })).toBeVisible()
  await axe()
  await expect(button(page, "Delete 3 products")).toHaveAttribute("aria-disabled", "true")
  await page.getByLabel("Type 3 to confirm").fill("3")
  await button(page, "Delete 3 products").click()
  await expect(page.getByText("3 products deleted")).toBeVisible()
  await expect(button(page, "Roll back")).toHaveCount(0)
  expect((await statuses()).size).toBe(0)
})

test.describe("at 390 pixels, dark, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", locale: "de-DE" })

  test("every step fits the screen @mock", async ({ page, axe, problems }) => {
    problems.allow(/status of 400/)
    await page.goto("/admin/login")
    await expect(button(page, "Anmelden")).toBeVisible()
    const token = await adminToken(page)
    await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
    const admin = await asAdmin(page)
    const stamp = `Bulk${String(Date.now()).slice(-7)}`
    const create = ["001", "002"].map((number) => ({
      title: `${stamp} ${number}`,
      options: [{ title: "Size", values: ["One"] }],
    }))
    const { created } = await admin<{ created: { id: string }[] }>("POST", `${BATCH}?fields=id`, { create })
    await setFaults(page, refusing(created[0]?.id))
    await visit(page, `/admin/products?q=${stamp}`)
    for (const number of ["001", "002"]) await page.getByRole("checkbox", { name: `${stamp} ${number}` }).check()
    const check = async () => {
      await expectNoOverflow(page)
      await axe()
    }
    await check()
    await button(page, "Produkte bearbeiten").click()
    await expect(page.getByRole("heading", { name: "2 Produkte ändern" })).toBeVisible()
    await check()
    await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Veröffentlicht" })
    await button(page, "Vorschau anzeigen").click()
    await expect(page.getByRole("heading", { name: "2 Produkte werden geändert" })).toBeVisible()
    await check()
    await button(page, "2 Produkte veröffentlichen").click()
    await expect(page.getByText("1 von 2 Produkten geändert")).toBeVisible()
    await check()
  })
})
