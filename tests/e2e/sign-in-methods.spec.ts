import { expectNoOverflow } from "./support/layout.ts"
import { expect, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name })

async function leaveForProvider(page: Page) {
  await page.getByRole("button", { name: "Continue with Demo account" }).click()
  await expect(heading(page, "Demo account")).toBeVisible()
}

test("an administrator links the provider's login, and signs in in two steps", async ({ page, axe, problems }) => {
  // Wrong codes.
  problems.allow(/status of 400 \(Bad Request\) \(\S+\/api\/auth\/mfa\/(factors|challenges)\//)

  await test.step("a canceled sign-in at the provider is reported", async () => {
    await page.goto("/admin/login?to=/admin/settings/profile")
    await leaveForProvider(page)
    await axe()
    await page.getByRole("link", { name: "Cancel" }).click()
    await expect(page.getByRole("alert")).toContainText("Sign-in canceled")
    await axe()

    await leaveForProvider(page)
  })

  await test.step("the provider’s login is linked", async () => {
    await page.getByRole("link", { name: "admin@example.com" }).click()
    await expect(heading(page, "Use this login for the back office?")).toBeVisible()
    await expect(page).not.toHaveURL(/state=/)
    await axe()
    await page.getByRole("button", { name: "Link login" }).click()
    await expect(heading(page, "Profile")).toBeVisible()
  })

  const codes = await test.step("an authenticator app is set up after a wrong code", async () => {
    await page.getByRole("button", { name: "Set up app" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText("Setup key")).toBeVisible()
    await axe()
    await dialog.getByLabel("Code from your authenticator app").fill("000000")
    await dialog.getByRole("button", { name: "Turn on" }).click()
    await expect(dialog.getByText("Incorrect code. Enter the newest one.")).toBeVisible()
    await dialog.getByRole("button", { name: "Fill in" }).click()
    await dialog.getByRole("button", { name: "Turn on" }).click()
    await expect(heading(page, "Save your recovery codes")).toBeVisible()
    await axe()
    const shown = await page.getByRole("dialog").getByRole("listitem").allTextContents()
    expect(shown).toHaveLength(10)
    await page.getByLabel("I’ve saved these codes").check()
    await page.getByRole("button", { name: "Done" }).click()
    await expect(page.getByText("On", { exact: true })).toBeVisible()
    return shown
  })

  await test.step("the next sign-in asks for a code", async () => {
    await page.getByRole("button", { name: "Sign out" }).click()
    await expect(heading(page, "Sign in")).toBeVisible()
    await leaveForProvider(page)
    await page.getByRole("link", { name: "admin@example.com" }).click()
    await expect(heading(page, "Two-step verification")).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await axe()
  })

  await test.step("a recovery code signs in after a wrong one", async () => {
    await page.getByRole("button", { name: "Use a recovery code" }).click()
    await page.getByLabel("Recovery code").fill("wrong")
    await page.getByRole("button", { name: "Verify code" }).click()
    await expect(page.getByRole("alert")).toContainText("Incorrect recovery code")
    await page.getByLabel("Recovery code").fill(codes[0] ?? "")
    await page.getByRole("button", { name: "Verify code" }).click()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test("a new customer signs in with the provider and creates the account", async ({ page, axe }) => {
  await page.goto("/account/login?next=/account/addresses")
  await leaveForProvider(page)
  await page.getByRole("link", { name: /robin@example.com/ }).click()
  await expect(heading(page, "Complete your account")).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
})

test("a return that this tab didn't start signs nobody in", async ({ page, axe }) => {
  await page.goto("/account/login/demo?code=customer@example.com&state=forged")
  await expect(page.getByRole("alert")).toContainText("This sign-in wasn’t started in this tab")
  await expect(page).toHaveURL(/\/account\/login\/demo/)
  await axe()
})
