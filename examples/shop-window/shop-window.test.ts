import { expect } from "@playwright/test"
import { test } from "fennmark-mock/playwright"

test("lists products with their prices and adds them to one cart", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("listitem")).toHaveCount(6)
  await expect(page.getByRole("listitem").first()).toContainText(/[€£$]\d+\.\d\d/)
  await page.getByRole("button", { name: "Add" }).nth(0).click()
  await expect(page.getByRole("status")).toHaveText("Items in your cart: 1")
  await page.getByRole("button", { name: "Add" }).nth(1).click()
  await expect(page.getByRole("status")).toHaveText("Items in your cart: 2")
})

test("shows an error while the shop is down, and products after another try", async ({ page, world }) => {
  await world.control("PUT", "faults", { faults: [{ path: "/store/products", status: 503, times: 1 }] })
  await page.goto("/")
  await expect(page.getByRole("status")).toContainText("That didn't work")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("listitem")).toHaveCount(6)
})

test("shows the server's message when a product sells out", async ({ page, world }) => {
  await page.goto("/")
  await expect(page.getByRole("listitem")).toHaveCount(6)
  await world.control("PUT", "faults", {
    faults: [{ path: "/store/carts/:id/line-items", status: 400, body: { message: "Sold out", type: "not_allowed" } }],
  })
  await page.getByRole("button", { name: "Add" }).first().click()
  await expect(page.getByRole("status")).toHaveText("That didn't work: Sold out")
})

test("says that there is nothing to buy in an empty shop", async ({ page, world }) => {
  await world.reset({ scenario: "empty" })
  await page.goto("/")
  await expect(page.getByRole("status")).toHaveText("This shop sells in no region yet.")
})
