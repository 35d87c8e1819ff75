import { expect, type Page } from "./test.ts"

export const ADMIN = { email: "admin@example.com", password: "supersecret" }

/** Signs in, at the list of orders. */
export async function logIn(page: Page): Promise<void> {
  await page.goto("/admin/orders")
  await page.getByLabel("E-mail").fill(ADMIN.email)
  await page.getByLabel("Password").fill(ADMIN.password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
}
