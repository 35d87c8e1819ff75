import type { Browser } from "@playwright/test"
import { asAdmin } from "./support/api.ts"
import { browserLaunchOptions, keepsSharedWorkers } from "./support/browser.ts"
import { expect, type Page, test } from "./support/test.ts"

const { args = [], ...launchOptions } = await browserLaunchOptions()
test.use({ sharesBackend: false, launchOptions: { ...launchOptions, args: [...args, keepsSharedWorkers] } })

/** The ids of the shared workers that are running in the browser. */
async function workers(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send("Target.getTargets", { filter: [{ type: "shared_worker" }] })
  await session.detach()
  return targetInfos.map(({ targetId }) => targetId)
}

const showsSignIn = (page: Page) =>
  expect(page.getByRole("button", { name: "Continue with Demo account" })).toBeVisible()

test("@mock a reload finds the demo's backend running, with its data", async ({ page, browser }) => {
  await page.goto("/admin/login")
  await showsSignIn(page)
  const running = await workers(browser)
  expect(running).toHaveLength(1)
  const admin = await asAdmin(page)
  await admin("POST", "/admin/customers", { email: "kept@example.com" })
  await page.reload()
  await showsSignIn(page)
  expect(await workers(browser)).toEqual(running)
  const again = await asAdmin(page)
  const found = await again<{ count: number }>("GET", "/admin/customers?fields=id&email=kept@example.com")
  expect(found.count).toBe(1)
})
