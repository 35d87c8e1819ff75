import type { Browser, CDPSession, Page } from "@playwright/test"
import { type Bench, type Figure, median } from "./bench.ts"
import { busyTime, inApp, measureVisits, SLOWER, signIn, slowDown } from "./grid.ts"
import { timeFromClick } from "./list-click.ts"
import type { MockProcess } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"

const PORT = 4188
const SITE = `http://localhost:${PORT}`
const PROMOTIONS = 5_000
/** Rows of a page of the list. */
const ROWS = 20
const TURNS = 3

/** The list of promotions in Chromium, also with a filter that the server doesn't have. */
export default {
  title: `The list of ${PROMOTIONS.toLocaleString("en")} promotions: CPU slowed down ${SLOWER} times`,
  measure: () =>
    inApp({ folder: "dist-bench-promotions", port: PORT }, async (browser, api) => {
      await createPromotions(api)
      return await measureVisits((isSlow) => measureVisit(browser, isSlow))
    }),
} satisfies Bench

/** Code of the promotion at a position of the list, which is sorted by descending codes. */
const codeAt = (position: number) => `ZZ${String(PROMOTIONS - 1 - position).padStart(5, "0")}`

async function createPromotions({ call }: MockProcess): Promise<void> {
  const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 10 }
  for (let at = 0; at < PROMOTIONS; at++)
    await call("POST", "/admin/promotions?fields=id", {
      code: codeAt(at),
      type: "standard",
      status: "active",
      is_automatic: false,
      application_method,
    })
}

/** Median of milliseconds to turn to each of the next pages. */
async function turnPages(page: Page, session: CDPSession, isSlow: boolean): Promise<number> {
  const turns: number[] = []
  for (let next = 1; next <= TURNS; next++) {
    const before = isSlow ? 0 : await busyTime(session)
    const press = () => page.getByRole("button", { name: "Next page" }).click()
    const wall = await timeFromClick(page, codeAt(ROWS * next), press)
    turns.push(isSlow ? wall : ((await busyTime(session)) - before) * SLOWER)
    await waitForIdle(page)
  }
  return median(turns)
}

async function measureVisit(browser: Browser, isSlow: boolean): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" })
  const page = await context.newPage()
  try {
    await signIn(page, SITE)
    const sizes: number[] = []
    page.on("response", async (response) => {
      const url = new URL(response.url())
      if (url.pathname === "/admin/promotions" && url.searchParams.get("limit") === String(ROWS))
        sizes.push((await response.body()).length)
    })
    const session = await context.newCDPSession(page)
    await slowDown(session, isSlow)
    const turn = async (search: string) => {
      await page.goto(`${SITE}/admin/promotions?${search}`)
      await page.getByText(codeAt(0)).waitFor()
      await waitForIdle(page)
      return turnPages(page, session, isSlow)
    }
    return [
      { name: "next page", value: await turn("sort=-code"), unit: "ms", limit: 300 },
      {
        name: "next page of active promotions",
        value: await turn("sort=-code&status=%5B%22active%22%5D"),
        unit: "ms",
        limit: 300,
      },
      { name: "largest answer", value: Math.max(...sizes) / 1000, unit: "kB", limit: 30 },
    ]
  } finally {
    await context.close()
  }
}
