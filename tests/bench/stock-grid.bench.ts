import type { Browser } from "@playwright/test"
import type { Bench, Figure } from "./bench.ts"
import { busyTime, firstRows, inApp, keyToPaint, measureVisits, SLOWER, signIn, slowDown } from "./grid.ts"
import type { MockProcess } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"

const PORT = 4186
const SITE = `http://localhost:${PORT}`
const ITEMS = 10_000
const LOCATIONS = 5

export default {
  title: `The stock of ${ITEMS} items at ${LOCATIONS} locations: CPU slowed down four times`,
  measure: () =>
    inApp({ folder: "dist-bench-stock", port: PORT }, async (browser, api) => {
      const items = await createItems(api)
      return await measureVisits((isSlow) => measureVisit(browser, items, isSlow))
    }),
} satisfies Bench

/** Adds locations and items until there are enough; returns the number of items. */
async function createItems({ call }: MockProcess): Promise<number> {
  const { stock_locations } = await call<{ stock_locations: { id: string }[] }>(
    "GET",
    "/admin/stock-locations?fields=id",
  )
  const ids = stock_locations.map(({ id }) => id)
  for (let at = ids.length; at < LOCATIONS; at++) {
    const body = { name: `Shelf ${at}` }
    ids.push((await call<{ stock_location: { id: string } }>("POST", "/admin/stock-locations", body)).stock_location.id)
  }
  const { count } = await call<{ count: number }>("GET", "/admin/inventory-items?fields=id&limit=1")
  for (let at = count; at < ITEMS; at++)
    await call("POST", "/admin/inventory-items?fields=id", {
      title: `Item ${at}`,
      sku: `STOCK-${at}`,
      location_levels: ids.map((location_id, index) => ({ location_id, stocked_quantity: at + index })),
    })
  return ITEMS
}

async function measureVisit(browser: Browser, items: number, isSlow: boolean): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" })
  const page = await context.newPage()
  try {
    await signIn(page, SITE)
    await page.goto(`${SITE}/admin/inventory`)
    const link = page.getByRole("link", { name: "Edit stock" })
    await link.waitFor()
    await waitForIdle(page)
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const session = await context.newCDPSession(page)
    await slowDown(session, isSlow)
    const before = isSlow ? 0 : await busyTime(session)
    const wall = await firstRows(page, items, () => page.mouse.click(x + 5, y + 5))
    const first = isSlow ? wall : ((await busyTime(session)) - before) * SLOWER
    await page.waitForFunction(() => window.gridComplete)
    const complete = Number(await page.evaluate(() => window.gridComplete))
    await waitForIdle(page)
    const key = await keyToPaint(page)
    return [
      { name: "first rows", value: first, unit: "ms", limit: 400 },
      { name: "all rows", value: complete, unit: "ms" },
      { name: "key to paint: next cell", value: key.move, unit: "ms", limit: 50 },
      { name: "key to paint: typed character", value: key.type, unit: "ms", limit: 50 },
      { name: "key to paint: text entered", value: key.enter, unit: "ms", limit: 50 },
    ]
  } finally {
    await context.close()
  }
}
