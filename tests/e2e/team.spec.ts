import { asAdmin, setFaults } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const newEmail = () => `team-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

async function openTeam(page: Page) {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/team")
  await expect(heading(page, "Team")).toBeVisible()
}
async function invite(page: Page, email: string) {
  await page.getByRole("button", { name: "Invite team member", exact: true }).click()
  await page.getByRole("dialog").getByLabel("Email").fill(email)
  await page.getByRole("dialog").getByRole("button", { name: "Create invitation" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Pending")
}
async function link(page: Page, email: string): Promise<string> {
  const admin = await asAdmin(page)
  const { invites } = await admin<{ invites: { email: string; token: string }[] }>("GET", "/admin/invites?limit=200")
  return `/admin/invite?token=${invites.find((each) => each.email === email)?.token}`
}
async function join(page: Page, password = "a-long-secret") {
  await page.getByLabel("First name").fill("Kim")
  await page.getByLabel("Last name").fill("Young")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Join team" }).click()
}

test("an invited person chooses a password and joins the team", async ({ page, axe, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const email = newEmail()
  await openTeam(page)
  await axe()
  await page.getByRole("button", { name: "Invite team member", exact: true }).click()
  await page.getByRole("dialog").getByLabel("Email").fill("admin@example.com")
  await expect(page.getByText("Already a team member").first()).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Go back" }).click()
  await page.getByRole("button", { name: "Discard", exact: true }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await invite(page, email)
  await axe()
  await page.getByRole("button", { name: `Copy link ${email}` }).click()
  await expect(page.getByRole("button", { name: `Copied ${email}` })).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByText(email)).toBeVisible()
  await axe()
  await join(page, "short")
  await expect(page.getByText("Enter at least 3 more characters")).toBeVisible()
  await join(page)
  await expect(heading(page, "Overview")).toBeVisible()
  await page.getByRole("link", { name: "Team" }).click()
  await expect(page.getByRole("row", { name: new RegExp(`Kim Young.*You.*${email}`) })).toBeVisible()
})

test("an invalid, expired, replaced or deleted link is rejected with its reason", async ({ page, axe, problems }) => {
  problems.allow(/status of 401/)
  const email = newEmail()
  await openTeam(page)
  await invite(page, email)
  const first = await link(page, email)
  const row = page.getByRole("listitem").filter({ hasText: email })
  await row.getByRole("button", { name: "Create new link" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Create new link" }).click()
  await expect(page.getByText(`New link for ${email} created`)).toBeVisible()
  const second = await link(page, email)
  expect(second).not.toBe(first)
  await row.getByRole("button", { name: "Delete invitation" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete invitation" }).click()
  await expect(row).toBeHidden()

  for (const dead of [first, second]) {
    await page.goto(dead)
    await join(page)
    await expect(heading(page, "This invitation is no longer valid")).toBeVisible()
  }
  await axe()
  await visit(page, "/admin/invite?token=nonsense")
  await expect(heading(page, "Invalid invitation link")).toBeVisible()
  const claims = Buffer.from(JSON.stringify({ id: "invite_1", email, exp: 1_600_000_000 })).toString("base64url")
  await visit(page, `/admin/invite?token=e30.${claims}.x`)
  await expect(heading(page, "This invitation has expired")).toBeVisible()
  await page.getByRole("link", { name: "Sign in" }).click()
  await expect(heading(page, "Sign in")).toBeVisible()
})

test("joining keeps the form after a lost response and succeeds on retry @mock", async ({ page, problems }) => {
  problems.allow(/ERR_|Failed to load/)
  const email = newEmail()
  await openTeam(page)
  await invite(page, email)
  await page.goto(await link(page, email))
  await expect(page.getByText(email)).toBeVisible()
  await setFaults(page, { method: "POST", path: "/admin/invites/accept", drop: "after", times: 1 })
  await join(page)
  await expect(page.getByRole("alert")).toContainText("It’s safe to try again")
  await expect(page.getByLabel("First name")).toHaveValue("Kim")
  await page.getByRole("button", { name: "Join team" }).click()
  await expect(heading(page, "Overview")).toBeVisible()
})
