import type { Browser, CDPSession, Page } from "@playwright/test"
import type { Bench, Figure } from "./bench.ts"
import { busyTime, firstRows, inApp, keyToPaint, measureVisits, painted, SLOWER, signIn, slowDown } from "./grid.ts"
import type { MockProcess } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"

const PORT = 4183
const SITE = `http://localhost:${PORT}`
const VARIANTS = 1_000
const COLUMNS = 10
const FRAMES = 120

export default {
  title: `The grid of a product with ${VARIANTS} variants and ${COLUMNS} price columns: CPU slowed down four times`,
  measure: () =>
    inApp({ folder: "dist-bench-grid", port: PORT }, async (browser, api) => {
      const product = await createProduct(api)
      return await measureVisits((isSlow) => measureVisit(browser, product, isSlow))
    }),
} satisfies Bench

interface Region {
  readonly id: string
  readonly currency_code: string
}

/** Adds currencies until the store has ten price columns with its regions, and creates the product; returns its id. */
async function createProduct({ call }: MockProcess): Promise<string> {
  const { regions } = await call<{ regions: Region[] }>("GET", "/admin/regions?fields=id,currency_code")
  type Stores = { stores: { id: string; supported_currencies: { currency_code: string; is_default: boolean }[] }[] }
  const { stores } = await call<Stores>("GET", "/admin/stores?fields=id,*supported_currencies")
  const present = stores[0]?.supported_currencies ?? []
  const codes = present.map(({ currency_code }) => currency_code)
  const more = ["chf", "dkk", "sek", "nok", "pln", "czk", "cad", "aud", "jpy"].filter((code) => !codes.includes(code))
  const added = more.slice(0, COLUMNS - regions.length - codes.length)
  await call("POST", `/admin/stores/${stores[0]?.id}`, {
    supported_currencies: [
      ...present.map(({ currency_code, is_default }) => ({ currency_code, is_default })),
      ...added.map((currency_code) => ({ currency_code })),
    ],
  })
  const values = Array.from({ length: VARIANTS }, (_, index) => `V${String(index + 1).padStart(4, "0")}`)
  const { product } = await call<{ product: { id: string } }>("POST", "/admin/products?fields=id", {
    title: "A thousand variants",
    options: [{ title: "Number", values }],
  })
  for (let at = 0; at < VARIANTS; at += 25) {
    const create = values.slice(at, at + 25).map((value, index) => ({
      title: value,
      sku: `BENCH-${value}`,
      options: { Number: value },
      variant_rank: at + index,
      prices: [
        ...[...codes, ...added].map((currency_code) => ({ currency_code, amount: 10 + index })),
        ...regions.map(({ id, currency_code }) => ({ currency_code, amount: 9, rules: { region_id: id } })),
      ],
    }))
    await call("POST", `/admin/products/${product.id}/variants/batch?fields=id`, { create })
  }
  return product.id
}

async function measureVisit(browser: Browser, product: string, isSlow: boolean): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" })
  const page = await context.newPage()
  try {
    await signIn(page, SITE)
    await page.goto(`${SITE}/admin/products/${product}`)
    const link = page.getByRole("link", { name: "Edit prices and stock" })
    await link.scrollIntoViewIfNeeded()
    await waitForIdle(page)
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const session = await context.newCDPSession(page)
    await slowDown(session, isSlow)
    /** Milliseconds that `act` measured, or the main thread's CPU time per frame during it. */
    const timed = async <T>(act: () => Promise<T>, wall: (result: T) => number, frames = 1) => {
      const before = isSlow ? 0 : await busyTime(session)
      const result = await act()
      return { result, time: isSlow ? wall(result) : ((await busyTime(session)) - before) * (SLOWER / frames) }
    }
    const first = await timed(
      () => firstRows(page, VARIANTS, () => page.mouse.click(x + 5, y + 5)),
      (time) => time,
    )
    await page.waitForFunction(() => window.gridComplete)
    const complete = Number(await page.evaluate(() => window.gridComplete))
    await waitForIdle(page)
    const scroll = await timed(
      () => scrollFrames(page),
      ({ frame }) => frame,
      FRAMES,
    )
    const key = await keyToPaint(page)
    await page.keyboard.press("Control+Home")
    const pasted = await timed(
      () => pasteCells(page),
      (time) => time,
    )
    const changed = await unsavedCells(page)
    const undone = await undoSteps(page)
    const heap = await usedHeap(session)
    return [
      { name: "first rows", value: first.time, unit: "ms", limit: 400 },
      { name: "all rows", value: complete, unit: "ms", limit: 3000 },
      { name: "key to paint: next cell", value: key.move, unit: "ms", limit: 50 },
      { name: "key to paint: typed character", value: key.type, unit: "ms", limit: 50 },
      { name: "key to paint: text entered", value: key.enter, unit: "ms", limit: 50 },
      { name: "cells in the document, most", value: scroll.result.cells, unit: "cells", limit: 1200 },
      { name: "frame while scrolling", value: scroll.time, unit: "ms", limit: 33 },
      { name: "5,000 cells pasted", value: pasted.time, unit: "ms", limit: 300 },
      { name: "5,000 cells pasted: cells dropped", value: 5_000 - changed, unit: "cells", limit: 0 },
      { name: "cells left after undoing 50 steps", value: undone, unit: "cells", limit: 0 },
      { name: "heap of the page after all of this", value: heap, unit: "MB", limit: 80 },
    ]
  } finally {
    await context.close()
  }
}

/** Megabytes of JavaScript objects that are still in use. */
async function usedHeap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1_000_000
}

/** Scrolls 160 pixels per frame, faster than a mouse wheel; the longest of 95% of the frames, and the most cells. */
const scrollFrames = (page: Page) =>
  page.evaluate(
    (count) =>
      new Promise<{ frame: number; cells: number }>((resolve) => {
        const grid = document.querySelector("[role=grid]") as HTMLElement
        const frames: number[] = []
        let cells = 0
        let last = performance.now()
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          // Not in each frame: counting takes time too.
          if (frames.length % 10 === 0) cells = Math.max(cells, grid.querySelectorAll("[role=gridcell]").length)
          if (frames.length < count) {
            grid.scrollTop += 160
            grid.scrollLeft += 5
            return requestAnimationFrame(step)
          }
          const sorted = frames.slice(1).sort((a, b) => a - b)
          grid.scrollTo(0, 0)
          resolve({ frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0, cells })
        }
        requestAnimationFrame(step)
      }),
    FRAMES,
  )

/** Pastes 500 rows of 10 cells; milliseconds until they are painted. */
const pasteCells = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const line = (row: number) => Array.from({ length: 10 }, (_, column) => `${row + 100}.${column}`).join("\t")
        const data = new DataTransfer()
        data.setData("text/plain", Array.from({ length: 500 }, (_, row) => line(row)).join("\n"))
        const start = performance.now()
        const check = () => {
          const isShown = document.querySelector("[role=gridcell]")?.textContent === "100.00"
          if (isShown) setTimeout(() => resolve(performance.now() - start))
          else requestAnimationFrame(check)
        }
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        )
        requestAnimationFrame(check)
      }),
  )

/** The number of unsaved cells, as the page shows it. */
async function unsavedCells(page: Page): Promise<number> {
  const shown = page.getByText(/unsaved change/)
  return (await shown.count()) === 0 ? 0 : Number(/[\d,]+/.exec(await shown.innerText())?.[0].replace(",", ""))
}

/** Changes 50 cells after the paste and undoes everything; the number of cells that are still unsaved. */
async function undoSteps(page: Page): Promise<number> {
  for (let step = 0; step < 49; step++) {
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
  }
  for (let step = 0; step < 50; step++) await page.keyboard.press("Control+z")
  await painted(page)
  return unsavedCells(page)
}
