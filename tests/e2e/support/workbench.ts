import type { Locator, Page } from "@playwright/test"

export const tools = ["Scenario", "Faults", "Journal", "Emails and events", "Time", "Snapshots", "Share", "Coverage"]

export const dock = (page: Page): Locator => page.getByRole("complementary", { name: "Workbench" })
export const opener = (page: Page): Locator => page.getByRole("button", { name: /^Open workbench/ })
export const tool = (page: Page, name: string): Locator => dock(page).getByRole("tab", { name })

/** Opens a page and one of the workbench's tools. */
export async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await opener(page).click()
  await tool(page, name).click()
}
