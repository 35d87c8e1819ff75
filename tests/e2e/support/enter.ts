import { adminToken } from "./api.ts"
import { expect, type Page } from "./test.ts"

/** Is signed in without the form, for tests that are about something else; the page still shows the login. */
export async function enter(page: Page): Promise<void> {
  await page.goto("/admin/login")
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
  const token = await adminToken(page)
  await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
}

/** Goes somewhere as a link would: the app that runs is not loaded anew. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, "", to), path)
