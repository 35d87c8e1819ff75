import { adminToken } from "./api.ts"
import { expect, type Page } from "./test.ts"

/** Signs in without the form, for tests of other features; the page continues to show the sign-in form. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/admin/login")
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
  const token = await adminToken(page)
  await page.evaluate((value) => localStorage.setItem("admin_token", value), token)
}

const isInAdmin = (path: string) => /^\/admin(\/|$|\?)/.test(path)

/** Navigates like a link: the app is reloaded only between the storefront and the back office. */
export async function visit(page: Page, path: string): Promise<void> {
  if (isInAdmin(new URL(page.url()).pathname) !== isInAdmin(path)) await page.goto(path)
  else await page.evaluate((to) => window.history.pushState(null, "", to), path)
}
