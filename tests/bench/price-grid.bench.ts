import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { type MockProcess, startMock } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"
import { serveBuild } from "./phone/static-server.ts"

const PORT = 4183
const SITE = `http://localhost:${PORT}`
const VARIANTS = 1_000
const COLUMNS = 10
const FRAMES = 120
/** CPU slowdown relative to this machine. */
const SLOWER = 4
const VISITS = 3
const outDir = join("node_modules", ".cache", "dist-bench-grid")

/**
 * Each value is the smaller of two: milliseconds with the slow CPU, and four times the CPU time of the page's main
 * thread without it. On an idle machine they are about equal; on a busy one the first counts the other processes too.
 */
export default {
  title: `The grid of a product with ${VARIANTS} variants and ${COLUMNS} price columns: CPU slowed down four times`,
  async measure() {
    const api = await startMock()
    build(api.url)
    const stopServer = await serveBuild(outDir, PORT)
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      const product = await createProduct(api)
      const slow = await measureVisits(browser, product, true)
      const cpu = await measureVisits(browser, product, false)
      return slow.map((figure, at) => ({ ...figure, value: Math.min(figure.value, cpu[at]?.value ?? figure.value) }))
    } finally {
      await browser.close()
      await stopServer()
      api.stop()
    }
  },
} satisfies Bench

async function measureVisits(browser: Browser, product: string, isSlow: boolean): Promise<Figure[]> {
  const visits: Figure[][] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await measureVisit(browser, product, isSlow))
  return (visits[0] ?? []).map((figure, at) => ({
    ...figure,
    value: median(visits.map((visit) => visit[at]?.value ?? Number.NaN)),
  }))
}

function build(url: string): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, VITE_API_URL: url, VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
  })
}

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
    ...{ title: "A thousand variants", options: [{ title: "Number", values }] },
  })
  for (let at = 0; at < VARIANTS; at += 25) {
    const create = values.slice(at, at + 25).map((value, index) => ({
      ...{ title: value, sku: `BENCH-${value}`, options: { Number: value }, variant_rank: at + index },
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
    await page.goto(`${SITE}/admin/login`)
    await page.getByLabel(/email/i).fill("admin@example.com")
    await page.getByLabel("Password", { exact: true }).fill("supersecret")
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => !url.pathname.endsWith("/login"))
    await page.goto(`${SITE}/admin/products/${product}`)
    const link = page.getByRole("link", { name: "Edit prices and stock" })
    await link.scrollIntoViewIfNeeded()
    await waitForIdle(page)
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const session = await context.newCDPSession(page)
    if (isSlow) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
    else await session.send("Performance.enable", { timeDomain: "threadTicks" })
    /** Milliseconds that `act` measured, or the main thread's CPU time per frame during it. */
    const timed = async <T>(act: () => Promise<T>, wall: (result: T) => number, frames = 1) => {
      const before = isSlow ? 0 : await busyTime(session)
      const result = await act()
      return { result, time: isSlow ? wall(result) : ((await busyTime(session)) - before) * (SLOWER / frames) }
    }
    const first = await timed(
      () => firstRows(page, () => page.mouse.click(x + 5, y + 5)),
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

/** CPU time of the page's main thread so far, in milliseconds. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
}

/** Megabytes of JavaScript objects that are still in use. */
async function usedHeap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1_000_000
}

declare global {
  interface Window {
    gridComplete?: number
  }
}

/** Milliseconds from the click to the paint of the first price. */
async function firstRows(page: Page, press: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    (variants) =>
      new Promise<number>((resolve) => {
        let pressed = 0
        window.addEventListener(
          "click",
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { capture: true, once: true },
        )
        const check = () => {
          const cell = document.querySelector("[role=gridcell]")
          if (!cell?.textContent) return requestAnimationFrame(check)
          // setTimeout runs after the frame with the cell has been painted.
          setTimeout(() => resolve(performance.now() - pressed))
          const done = () => {
            const rows = document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")
            if (Number(rows) > variants) window.gridComplete = performance.now() - pressed
            else requestAnimationFrame(done)
          }
          requestAnimationFrame(done)
        }
        requestAnimationFrame(check)
      }),
    VARIANTS,
  )
  await press()
  return shown
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
          cells = Math.max(cells, grid.querySelectorAll("[role=gridcell]").length)
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

/** Waits until what was done so far is on the screen, and the browser has reported how long it took. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )

/** Milliseconds from a key to the end of the frame that shows its effect, as the browser measures interactions. */
async function longestInteraction(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    })
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { durations })
  })
  await press()
  await painted(page)
  return page.evaluate(() => {
    const { durations } = window as unknown as { durations: number[] }
    // Shorter ones aren't reported.
    const sorted = durations.sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 16
  })
}

async function keyToPaint(page: Page): Promise<{ move: number; type: number; enter: number }> {
  await page.getByRole("gridcell").first().click()
  const many = (key: string) => async () => {
    for (let time = 0; time < 10; time++) {
      await page.keyboard.press(key)
      await painted(page)
    }
  }
  const move = await longestInteraction(page, many("ArrowDown"))
  const type = await longestInteraction(page, many("7"))
  await page.keyboard.press("Escape")
  const enter = await longestInteraction(page, async () => {
    for (let time = 0; time < 10; time++) {
      await page.keyboard.press("F2")
      await page.keyboard.press("Enter")
      await painted(page)
    }
  })
  return { move, type, enter }
}

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
