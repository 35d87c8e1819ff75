import { adminToken } from "./api.ts"
import { expect, type Page } from "./test.ts"

/** Signs in without the form, for tests of other features; the page continues to show the sign-in form. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/admin/login")
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
  const token = await adminToken(page)
  await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
}

/** Navigates like a link, without reloading the app. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, "", to), path)
