import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, test } from "./support/test.ts"

test("an empty store is set up for its first product, step by step @mock", async ({ page, axe }) => {
  await page.goto("/admin/login?scenario=empty")
  await signInAsAdmin(page)
  await visit(page, "/admin")
  await page.getByRole("link", { name: "Continue setup" }).click()

  await expect(page.getByRole("button", { name: "Create region" })).toBeVisible()
  await axe()
  await page.getByRole("combobox", { name: "Country" }).fill("Germany")
  await page.getByRole("option", { name: /Germany/ }).click()
  await page.getByRole("button", { name: "Create region" }).click()

  await page.getByLabel("Tax rate in percent").fill("19")
  await page.getByRole("button", { name: "Create tax region" }).click()

  await page.getByLabel("Location name").fill("Berlin")
  await page.getByLabel("Address", { exact: true }).fill("Lange Straße 7")
  await page.getByLabel("Shipping price").fill("4.90")
  await page.getByRole("button", { name: "Set up shipping" }).click()

  await expect(page.getByText("5 of 7 steps done")).toBeVisible()
  await expect(page.getByRole("link", { name: "Create product" })).toBeVisible()
  await axe()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
})
