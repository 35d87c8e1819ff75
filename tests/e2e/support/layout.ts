import { expect, type Page } from "@playwright/test"

/** Expects that the page doesn't scroll sideways. */
export const expectNoOverflow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** Counts layout shifts without user input. Call before opening the page. */
export const countLayoutShifts = (page: Page) =>
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

/** Expects no layout shifts since the page was opened. Call after loading has finished. */
export async function expectNoLayoutShifts(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { jumped(): string[] }).jumped())).toEqual([])
}
