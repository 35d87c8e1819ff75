import type { Browser } from "@playwright/test"
import { type Bench, type Figure, median } from "./bench.ts"
import { firstRows, inApp, signIn } from "./grid.ts"
import type { MockProcess } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"

const PORT = 4184
const SITE = `http://localhost:${PORT}`
const PRODUCTS = 2_000
const CURRENCIES = ["eur", "usd", "chf", "dkk", "sek", "nok"]
const VISITS = 3

export default {
  title: `The grid of a price list with ${PRODUCTS} products and ${CURRENCIES.length} currencies`,
  measure: () =>
    inApp({ folder: "dist-bench-price-list", port: PORT }, async (browser, api) => {
      const list = await createList(api)
      const visits: Figure[][] = []
      for (let visit = 0; visit < VISITS; visit++) visits.push(await measureVisit(browser, list, 7 + visit))
      return (visits[0] ?? []).map((figure, at) => ({
        ...figure,
        value: median(visits.map((visit) => visit[at]?.value ?? Number.NaN)),
      }))
    }),
} satisfies Bench

/** Creates the products, and a price list with a price in each currency; returns its id. */
async function createList({ call }: MockProcess): Promise<string> {
  type Stores = { stores: { id: string }[] }
  const { stores } = await call<Stores>("GET", "/admin/stores?fields=id")
  await call("POST", `/admin/stores/${stores[0]?.id}`, {
    supported_currencies: CURRENCIES.map((currency_code, at) => ({ currency_code, is_default: at === 0 })),
  })
  type Created = { price_list: { id: string } }
  const { price_list: list } = await call<Created>("POST", "/admin/price-lists?fields=id", {
    title: "Bench",
    description: "Many prices",
    status: "draft",
  })
  for (let at = 0; at < PRODUCTS; at += 50) {
    const create = Array.from({ length: 50 }, (_, index) => ({
      title: `Bench product ${at + index}`,
      handle: `bench-${at + index}`,
      options: [{ title: "A", values: ["B"] }],
      variants: [{ title: "B", options: { A: "B" }, prices: [{ currency_code: "eur", amount: 20 }] }],
    }))
    type Batch = { created: { variants: { id: string }[] }[] }
    const { created } = await call<Batch>("POST", "/admin/products/batch?fields=id,variants.id", { create })
    const prices = created.flatMap(({ variants }) =>
      CURRENCIES.map((currency_code, index) => ({ variant_id: variants[0]?.id, currency_code, amount: 10 + index })),
    )
    await call("POST", `/admin/price-lists/${list.id}/prices/batch?fields=id`, { create: prices })
  }
  return list.id
}

/** Opens the grid and saves another amount than before for all products. */
async function measureVisit(browser: Browser, list: string, amount: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" })
  const page = await context.newPage()
  try {
    await signIn(page, SITE)
    await page.goto(`${SITE}/admin/price-lists/${list}`)
    const link = page.getByRole("link", { name: "Edit prices" })
    await link.scrollIntoViewIfNeeded()
    await waitForIdle(page)
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const first = await firstRows(page, PRODUCTS, () => page.mouse.click(x + 5, y + 5))
    await page.waitForFunction(() => window.gridComplete)
    const complete = Number(await page.evaluate(() => window.gridComplete))
    const sizes: number[] = []
    page.on("request", (request) => {
      if (request.url().includes("/prices/batch")) sizes.push(request.postData()?.length ?? 0)
    })
    await page.getByRole("gridcell").first().click()
    // One price in the first row, then the whole column.
    await page.keyboard.type(String(amount))
    await page.keyboard.press("Enter")
    await page.keyboard.press("Control+Home")
    await page.keyboard.press("Control+Shift+ArrowDown")
    await page.keyboard.press("Control+d")
    const started = Date.now()
    await page.keyboard.press("Control+s")
    await page.getByText(/changes saved/).waitFor({ timeout: 120_000 })
    return [
      { name: "first rows", value: first, unit: "ms", limit: 400 },
      { name: "all rows", value: complete, unit: "ms", limit: 5000 },
      { name: "2,000 prices saved", value: Date.now() - started, unit: "ms", limit: 20_000 },
      { name: "requests to save them", value: sizes.length, unit: "requests", limit: PRODUCTS / 100 },
      { name: "largest request", value: Math.max(...sizes) / 1000, unit: "kB", limit: 90 },
    ]
  } finally {
    await context.close()
  }
}
