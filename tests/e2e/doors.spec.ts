import { expect, type Page, test } from "./support/test.ts"

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "")

test("the language changes everywhere at once, and is remembered", async ({ page }) => {
  await page.goto("/products")
  await expect(page).toHaveTitle(/^All products/)
  await page.getByLabel("Language").selectOption("de")
  await expect(page).toHaveTitle(/^Alle Produkte/)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alle Produkte")
})

test("the theme follows the device until one is chosen, and the choice is there before the first paint", async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/")
  const light = await ground()
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(ground).not.toBe(light)
  await page.getByRole("radio", { name: "Light" }).check()
  await expect.poll(ground).toBe(light)
  await page.reload({ waitUntil: "commit" })
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
})

test("a new page takes the focus to its heading and is announced; going on by Tab starts there", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: "All products" }).first().click()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => focusedText(page)).toBe("All products")
  await expect(page.getByRole("status").filter({ hasText: "page opened" })).toHaveText(/All products.*page opened/)
})

test("the first Tab offers to skip the navigation", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.keyboard.press("Tab")
  expect(await focusedText(page)).toBe("Skip to the content")
  await page.keyboard.press("Enter")
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
})

test("an unknown address says so inside the shop, and shows a way on", async ({ page, axe }) => {
  await page.goto("/no/such/page")
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible()
  await axe()
  await page.getByRole("link", { name: "Back to the start" }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the shop's navigation opens from the side, and closes behind a link", async ({ page, axe }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeVisible()
    await axe()
    await menu.getByRole("link", { name: "All products" }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/products$/)
  })

  test("nothing is wider than the window, and every control is as tall as a finger @mock", async ({ page }) => {
    await page.goto("/admin/ui")
    await expect(page.getByRole("heading", { name: "Components" })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const small = await page
      .locator("main button:visible, main input:not([type=checkbox]):not([type=radio]):visible, main select:visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.closest("label, table, p") === null)
          .map((control) => ({ name: control.textContent, height: control.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < 40),
      )
    expect(small).toEqual([])
  })
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the components' gallery, ${colorScheme} @mock`, async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto("/admin/ui")
    await expect(page.getByRole("heading", { name: "Components" })).toBeVisible()
    await axe()
    await page.getByRole("button", { name: "Open dialog" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await axe()
  })
}
