import { expect, type Page } from "@playwright/test"

/** Nothing is wider than the window. */
export const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** Before a page is opened: whatever jumps on it by itself is counted. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: string[] = []
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        sum += entry.value
        jumps.push(
          `${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ")}`,
        )
      }
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    Object.assign(window, {
      jumped: () => {
        count(observer.takeRecords())
        return sum > 0.02 ? jumps : []
      },
    })
  })

/** Since the page was opened nothing on it has jumped; asked when it has come to rest. */
export async function expectNoJumps(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { jumped(): string[] }).jumped())).toEqual([])
}
