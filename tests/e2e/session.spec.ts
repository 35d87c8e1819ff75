import { ADMIN } from "./support/admin.ts"
import { asAdmin } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Locator, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const question = (page: Page) => page.getByRole("dialog", { name: "Your session has expired" })
/** Replaces the token with one that the server doesn't accept, as after it has expired. */
const expireSession = (page: Page) => page.evaluate(() => localStorage.setItem("admin_token", "worn.out.token"))
/** Expires the session and presses at once: the next request in the background would already show the dialog. */
const pressAfterExpiry = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    localStorage.setItem("admin_token", "worn.out.token")
    element.click()
  })

async function answer(page: Page, password = ADMIN.password) {
  await question(page).getByLabel("Password", { exact: true }).fill(password)
  await question(page).getByRole("button", { name: "Continue" }).click()
}

test("asks for the password when the session expires, and continues the unfinished action", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/status of 401/)
  await page.setViewportSize({ width: 390, height: 844 })
  const email = `later-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/team")
  await page.getByRole("button", { name: "Invite team member", exact: true }).click()
  const invitation = page.getByRole("dialog", { name: /Invite/ })
  await invitation.getByLabel("Email").fill(email)
  await pressAfterExpiry(invitation.getByRole("button", { name: "Create invitation" }))
  await expect(question(page)).toContainText(ADMIN.email)
  await expect(question(page).getByLabel("Password", { exact: true })).toBeFocused()
  await axe()
  // Escape closes neither the password dialog nor the dialog below it.
  await page.keyboard.press("Escape")
  await answer(page, "wrong")
  await expect(question(page).getByRole("alert")).toContainText("Incorrect email or password")
  await answer(page)
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Pending")
  const admin = await asAdmin(page)
  const { invites } = await admin<{ invites: { email: string }[] }>("GET", "/admin/invites?limit=200")
  expect(invites.filter((each) => each.email === email)).toHaveLength(1)

  // The same on a page load, where the app doesn't know the user's email.
  await expireSession(page)
  await page.reload()
  await expect(question(page).getByLabel("Email")).toBeFocused()
  await question(page).getByLabel("Email").fill(ADMIN.email)
  await answer(page)
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible()
})

test("reports a wrong password; signing in or out in one tab applies to all tabs", async ({
  page: one,
  context,
  problems,
}) => {
  problems.allow(/status of 401/)
  await one.goto("/admin/login")
  await one.getByLabel("Email").fill(ADMIN.email)
  await one.getByLabel("Password").fill("wrong")
  await one.getByRole("button", { name: "Sign in" }).click()
  await expect(one.getByText("Incorrect email or password")).toBeVisible()
  await expect(one.getByLabel("Email")).toHaveValue(ADMIN.email)
  await one.getByLabel("Password").fill(ADMIN.password)
  await one.getByRole("button", { name: "Sign in" }).click()
  await expect(heading(one, "Overview")).toBeVisible()
  const other = await context.newPage()
  await other.goto("/admin/orders")
  await expect(heading(other, "Orders")).toBeVisible()
  await pressAfterExpiry(one.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Returns/ }))
  await expect(question(one)).toBeVisible()
  // By URL: the session dialog may already cover the links.
  await visit(other, "/admin/settings/team")
  await answer(other)
  await expect(heading(other, "Team")).toBeVisible()
  await expect(question(one)).toBeHidden()
  await expect(heading(one, "Returns")).toBeVisible()

  await other.getByRole("button", { name: "Sign out" }).click()
  await expect(heading(other, "Sign in")).toBeVisible()
  await expect(heading(one, "Sign in")).toBeVisible()
  await expect.poll(() => one.evaluate(() => localStorage.getItem("admin_token"))).toBeNull()
  await one.goto("/admin/settings/team")
  await one.getByLabel("Email").fill(ADMIN.email)
  await one.getByLabel("Password").fill(ADMIN.password)
  await one.getByRole("button", { name: "Sign in" }).click()
  await expect(heading(one, "Team")).toBeVisible()
  await expect(question(one)).toBeHidden()
})
