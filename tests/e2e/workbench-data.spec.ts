import { asAdmin, asShopper } from "./support/api.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"
import { dock, open, opener, tool } from "./support/workbench.ts"

test.use({ sharesBackend: false })

const call = <T>(page: Page, method: string, path: string, body?: object) => asShopper(page)<T>(method, path, body)
const scenarioOf = async (page: Page) => (await call<{ current: string }>(page, "GET", "/_mock/scenarios")).current

async function createLink(page: Page): Promise<string> {
  await opener(page).click()
  await tool(page, "Share").click()
  await dock(page).getByRole("button", { name: "Create link" }).click()
  return dock(page).getByRole("textbox", { name: "Link" }).inputValue()
}

test.describe("@mock the workbench's data", () => {
  test("is compared by table, row and field: added, changed and removed rows", async ({ page, axe }) => {
    await page.goto("/admin/login")
    const admin = await asAdmin(page)
    const create = async (value: string) =>
      (await admin<{ product_tag: { id: string } }>("POST", "/admin/product-tags", { value })).product_tag.id
    const [renamed, deleted] = [await create("summer"), await create("winter")]
    await opener(page).click()
    await tool(page, "Snapshots").click()
    await dock(page).getByLabel("Name").fill("Before")
    await dock(page).getByRole("button", { name: "Save snapshot" }).click()
    await expect(dock(page).getByRole("button", { name: "Restore Before" })).toBeVisible()
    await admin("POST", `/admin/product-tags/${renamed}`, { value: "spring" })
    await admin("DELETE", `/admin/product-tags/${deleted}`)
    const added = await create("autumn")
    await dock(page).getByRole("button", { name: "Compare snapshots" }).click()
    await expect(dock(page).getByText(/^\d+ rows differ/)).toBeInViewport()
    const table = dock(page).getByRole("group").filter({ hasText: "productTag" })
    await expect(table).toContainText("3 rows")
    await table.locator("summary").press("Enter")
    const row = (id: string) => table.locator("li").filter({ hasText: id }).first()
    await expect(row(renamed)).toContainText("Changed")
    await expect(row(renamed)).toContainText('value: "summer" → "spring"')
    await expect(row(added)).toContainText("Added")
    await expect(row(added)).toContainText('"value":"autumn"')
    await expect(row(deleted)).toContainText("deleted_at: null →")
    await axe()

    await dock(page).getByRole("button", { name: "Delete Before" }).click()
    await expect(dock(page).getByText("Snapshot Before deleted")).toBeVisible()
    await expect(dock(page).getByRole("button", { name: "Restore Before" })).toBeHidden()
    await expect(dock(page).getByRole("button", { name: "Undo delete" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dock(page).getByRole("button", { name: "Restore Before" })).toBeVisible()
  })

  test("is restored with the shopper's cart, so that a checkout can be repeated", async ({ page, problems }) => {
    // The placed order, which the snapshot doesn't have.
    problems.allow(/status of 404/)
    await page.goto("/checkout?scenario=checkout-at-review")
    const place = page.getByRole("button", { name: /^place order/i })
    await expect(place).toBeVisible()
    await opener(page).click()
    await tool(page, "Snapshots").click()
    await dock(page).getByLabel("Name").fill("At the review")
    await dock(page).getByRole("button", { name: "Save snapshot" }).click()
    const restore = dock(page).getByRole("button", { name: "Restore At the review" })
    await expect(restore).toBeVisible()
    await place.click()
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
    await restore.click()
    await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible()
    await visit(page, "/checkout")
    await place.click()
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  })

  test("is shared with its faults, so a payment fails for the person who opens the link", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 500/)
    // The cart of the first data, which the reset removes.
    problems.allow(/status of 404.*\/store\/carts\//)
    await page.goto("/?scenario=payments-down")
    const link = await createLink(page)
    await call(page, "POST", "/_mock/reset", { scenario: "default" })
    await page.goto("/products")
    await page.goto(link)
    await expect(page.getByRole("button", { name: /faults? (is|are) active/ }).or(dock(page))).toBeVisible()
    expect(await scenarioOf(page)).toBe("payments-down")
    const { faults } = await call<{ faults: { path: string; status: number }[] }>(page, "GET", "/_mock/faults")
    expect(faults).toContainEqual(expect.objectContaining({ path: expect.stringContaining("payment"), status: 500 }))
  })

  test("is opened from a link whose scenario is unknown, which is reported", async ({ page }) => {
    await page.goto("/?scenario=low-stock")
    const link = await createLink(page)
    await call(page, "POST", "/_mock/reset", { scenario: "default" })
    await page.evaluate(() => sessionStorage.removeItem("app:workbench"))
    await page.goto(link.replace("#share=", "?scenario=nothing#share="))
    await expect(dock(page).getByText("There’s no scenario “nothing”")).toBeVisible()
    await expect(dock(page).getByText("It wasn’t loaded.", { exact: false })).toBeVisible()
    expect(await scenarioOf(page)).toBe("low-stock")
    await expect(page).not.toHaveURL(/scenario|share/)
  })

  test("journal doesn't follow the requests of a duplicated tab", async ({ page }) => {
    await open(page, "/products", "Journal")
    await dock(page).getByRole("switch", { name: "Follow this tab" }).check()
    const followed = dock(page).getByRole("region", { name: "Latest request of this tab" })
    await expect(followed.getByText(/^Use the page/)).toBeVisible()
    const [duplicate] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate(() => void window.open(location.href)),
    ])
    await expect(dock(duplicate)).toBeVisible()
    await call(duplicate, "POST", "/store/carts", {})
    await call(page, "GET", "/store/currencies")
    await expect(followed.getByRole("button", { name: /currencies/ })).toBeVisible()
    await expect(followed.getByRole("button", { name: /carts/ })).toBeHidden()
  })
})
