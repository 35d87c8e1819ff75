import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"
import { appStarted } from "./support/wait-for-app.ts"

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "")

test("skips the navigation by keyboard, announces a new page and remembers the language", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect.poll(() => focusedText(page)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()

  await page.getByRole("link", { name: "All products" }).first().click()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => focusedText(page)).toBe("All products")
  await expect(page.getByRole("status").filter({ hasText: "page loaded" })).toHaveText(/All products.*page loaded/)

  await expect(page).toHaveTitle(/^All products/)
  await page.getByLabel("Language").selectOption("de")
  await expect(page).toHaveTitle(/^Alle Produkte/)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alle Produkte")
})

test("the storefront and the back office link to each other", async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto("/admin")
  await page.getByRole("link", { name: "View store" }).click()
  await expect(page).toHaveURL(/\/$/)
  // When it starts, it can replace the link while it is pressed.
  await appStarted(page)
  await page.getByRole("link", { name: "Admin", exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole("link", { name: "View store" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("link", { name: "All products" }).first()).toBeVisible()
})

test("a table header doesn't cover rows when the table scrolls sideways @mock", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await signInAsAdmin(page)
  await page.goto("/admin/orders")
  const table = page.getByRole("region", { name: "Orders" })
  await expect(table).toHaveAttribute("tabindex", "0")
  const head = await table.getByRole("columnheader").first().boundingBox()
  const row = await table.getByRole("row").nth(1).boundingBox()
  expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
})

test("list cards fit into 320 pixels with long texts @mock", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAsAdmin(page)
  for (const path of ["/admin/returns", "/admin/inbox"]) {
    await page.goto(path)
    await expect(page.getByText("noah.feldman@example.com")).toBeVisible()
    await expectNoOverflow(page)
  }
})

test("the theme follows the device until one is chosen, and the choice applies before the first paint", async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/")
  // Until the products are there, the footer moves, and with it the radio under the pointer.
  await expect(page.locator("main article").first()).toBeVisible()
  const light = await ground()
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(ground).not.toBe(light)
  await page.getByRole("radio", { name: "Light" }).check()
  await expect.poll(ground).toBe(light)
  await page.reload({ waitUntil: "commit" })
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("an unknown URL shows the store's not-found page; the navigation drawer closes after following a link", async ({
    page,
    axe,
  }) => {
    await page.goto("/no/such/page")
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible()
    await axe()
    await page.getByRole("link", { name: "Go to home page" }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole("button", { name: "Menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeVisible()
    await axe()
    await menu.getByRole("link", { name: "All products" }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/products$/)
  })

  test("components fit, controls are at least 44 pixels tall, and axe finds no violations in either theme @mock", async ({
    page,
    axe,
  }) => {
    await page.goto("/admin/ui")
    await expect(page.getByRole("heading", { name: "Components" })).toBeVisible()
    await expectNoOverflow(page)
    const small = await page
      .locator("main button:visible, main input:not([type=checkbox]):not([type=radio]):visible, main select:visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.closest("label, table, p") === null)
          .map((control) => {
            // An input without its own border has the height of the box around it.
            const box =
              getComputedStyle(control).borderTopWidth === "0px" && control.matches("input") && control.parentElement
            return { name: control.textContent, height: (box || control).getBoundingClientRect().height }
          })
          .filter(({ height }) => height > 0 && height < 44),
      )
    expect(small).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await page.reload()
      await expect(page.getByRole("heading", { name: "Components" })).toBeVisible()
      await axe()
      await page.getByRole("button", { name: "Open dialog" }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await axe()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toBeHidden()
    }
  })
})

test("a long email doesn't widen the navigation @mock", async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings")
  const email = page.getByText("admin@example.com", { exact: true })
  await email.evaluate((element) => {
    element.textContent = "a-very-long-name-of-an-administrator@department.example.com"
  })
  const theme = page.getByRole("radio", { name: "Dark" }).locator("xpath=ancestor::label")
  const [end, main] = await Promise.all([theme.boundingBox(), page.getByRole("main").boundingBox()])
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThan(main?.x ?? 0)
})
