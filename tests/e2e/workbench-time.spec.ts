import { asAdmin } from "./support/api.ts"
import { fillCart, waitForSavedCart } from "./support/cart.ts"
import { signInAsAdmin } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"
import { dock, opener, tool } from "./support/workbench.ts"

test.use({ sharesBackend: false })

const HOUR = 3_600_000
const timeOf = (page: Page) => page.evaluate(() => Date.now())

/** Moves the clock an hour ahead with the workbench. */
async function moveAnHour(page: Page): Promise<void> {
  const before = await timeOf(page)
  await dock(page).getByRole("button", { name: "1 hour ahead" }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(before + HOUR)
}

test.describe("@mock after moving the clock,", () => {
  test("an expired link to reset a password is refused", async ({ page, problems }) => {
    problems.allow(/status of 401/)
    await page.goto("/account/forgot")
    await page.getByLabel("Email address").fill("customer@example.com")
    await page.getByRole("button", { name: "Send link" }).click()
    await opener(page).click()
    await tool(page, "Emails and events").click()
    const link = dock(page).getByRole("link", { name: "Open link: Set a new password, to customer@example.com" })
    await expect(link).toBeVisible()
    await tool(page, "Time").click()
    await moveAnHour(page)
    await tool(page, "Emails and events").click()
    await link.click()
    await page.getByLabel("New password").fill("a-better-secret")
    await page.getByRole("button", { name: "Save and sign in" }).click()
    await expect(page.getByText("This link is no longer valid")).toBeVisible()
  })

  test("the code of a campaign applies only between its dates, and the list shows its status", async ({
    page,
    context,
  }) => {
    await fillCart(page)
    await waitForSavedCart(page)
    const office = await context.newPage()
    await signInAsAdmin(office)
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    const admin = await asAdmin(office)
    await admin("POST", "/admin/promotions", {
      code: "EVENING",
      type: "standard",
      status: "active",
      campaign: { name: "Evening", campaign_identifier: "evening", starts_at: at(0.5), ends_at: at(1.5) },
      application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
    })
    await office.goto("/admin/campaigns")
    const row = office.getByRole("row").filter({ hasText: "Evening" })
    await expect(row).toContainText("Scheduled")

    await page.goto("/cart")
    const code = page.getByLabel("Promotion code")
    const apply = async () => {
      await code.fill("EVENING")
      await page.getByRole("button", { name: "Apply", exact: true }).click()
    }
    const summary = page.getByRole("region", { name: "Order summary" })
    const withoutEffect = summary.getByText("EVENING doesn’t change this cart right now.", {
      exact: false,
    })
    const discount = summary.getByText("Discount", { exact: true })
    await apply()
    await expect(withoutEffect).toBeVisible()
    await opener(page).click()
    await tool(page, "Time").click()
    await moveAnHour(page)
    await apply()
    await expect(discount).toBeVisible()
    await office.reload()
    await expect(row).toContainText("Active")
    await moveAnHour(page)
    // The server prices the cart again when it changes.
    await page.getByRole("button", { name: "Increase quantity" }).click()
    await expect(discount).toBeHidden()
    await office.reload()
    await expect(row).toContainText("Expired")
  })
})
