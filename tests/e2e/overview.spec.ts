import { deviceKey } from "#lib/device-items.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, test } from "./support/test.ts"

test("the overview shows open work and the sales of a period, by keyboard", async ({ page, axe }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin")
  await expect(page.getByRole("link", { name: /^Orders to fulfill \d/ })).toBeVisible()
  const sales = page.getByRole("tablist", { name: "Period" })
  await sales.getByRole("tab", { name: "Last 7 days" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(sales.getByRole("tab", { name: "Last 30 days" })).toHaveAttribute("aria-selected", "true")
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible()
  await axe()
  await page.getByRole("link", { name: /^Items low in stock/ }).click()
  await expect(page).toHaveURL(/available=/)
})

test.describe("at 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" })

  test("the overview fits, in German and dark", async ({ page, axe }) => {
    await signInAsAdmin(page)
    await page.evaluate((key) => localStorage.setItem(key, "de"), deviceKey("locale"))
    await page.goto("/admin")
    await expect(page.getByText("Durchschnittlicher Bestellwert")).toBeVisible()
    await expectNoOverflow(page)
    await axe()
  })
})
