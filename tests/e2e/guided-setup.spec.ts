import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Chooses an option of a combobox by keyboard. */
async function pick(page: Page, label: string, text: string) {
  await page.getByRole("combobox", { name: label }).fill(text)
  await expect(page.getByRole("option", { name: new RegExp(text) }).first()).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
}

/** Presses the main button by keyboard, once the form of the step has loaded and no list is open. */
async function submit(page: Page) {
  await expect(page.locator("[data-primary]")).not.toHaveAttribute("aria-disabled")
  await expect(page.getByRole("listbox")).toBeHidden()
  await page.keyboard.press("Control+Enter")
}
const step = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

test("a location is set up by keyboard, left and continued @mock", async ({ page, axe }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/locations")
  await page.getByRole("link", { name: "Set up a location" }).click()
  await page.getByLabel("Name").fill("Porto")
  await page.getByLabel("Street and number").fill("Rua 1")
  await pick(page, "Country", "Portugal")
  await submit(page)
  for (const name of ["Sales channels", "Fulfillment providers", "Fulfillment set"]) {
    await expect(step(page, name)).toBeVisible()
    await axe()
    await submit(page)
  }
  await expect(step(page, "Service zones")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Next step: Service zones.")).toBeVisible()
  await page.getByRole("link", { name: "Continue setup" }).click()
  // The location's page has a name, too.
  await expect(step(page, "Service zones")).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill("Iberia")
  await pick(page, "Whole countries", "Portugal")
  // Closes the list, in which Enter would choose another country.
  await page.keyboard.press("Escape")
  await submit(page)
  await expect(step(page, "Shipping options")).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill("Standard")
  await page.getByLabel("Type").selectOption({ index: 1 })
  for (const price of await page.getByLabel(/^Price in .* · /).all()) await price.fill("5")
  await axe()
  await submit(page)
  await expect(step(page, "Return options")).toBeVisible()
  await page.getByRole("button", { name: "Finish without return options" }).click()
  await expect(page.getByText("Porto is ready to ship")).toBeVisible()
  await axe()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
})

test("a country's taxes are set up by keyboard, and a rate for a product wins @mock", async ({ page, axe }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/tax-regions")
  await page.getByRole("link", { name: "Set up taxes" }).click()
  await pick(page, "Country", "Japan")
  await submit(page)
  await expect(step(page, "Tax provider")).toBeVisible()
  await axe()
  await submit(page)
  await expect(step(page, "Default rate")).toBeVisible()
  await page.getByLabel("Name").fill("JCT")
  await page.getByLabel("Percentage").fill("10")
  await submit(page)
  await expect(step(page, "Provinces and states")).toBeVisible()
  await page.getByRole("button", { name: "Add province" }).click()
  await page.getByLabel("Province or state code").fill("13")
  await page.getByLabel("Name").fill("Tokyo tax")
  await page.getByLabel("Percentage").fill("1.975")
  await axe()
  await submit(page)
  await expect(page.getByText("1.975%")).toBeVisible()
  await submit(page)
  await expect(step(page, "Rates for products and shipping")).toBeVisible()
  await page.getByRole("button", { name: "Add rate", exact: true }).click()
  await page.getByLabel("Name").fill("Clothes")
  await page.getByLabel("Percentage").fill("2")
  await pick(page, "Products", "Shirt")
  await page.keyboard.press("Escape")
  await axe()
  await submit(page)
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible()
  await submit(page)
  await expect(page.getByText("Tax rate: 10%")).toBeVisible()
  await pick(page, "Product", "Shirt")
  await expect(page.getByText("Tax rate: 2%")).toBeVisible()
  await axe()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
})
