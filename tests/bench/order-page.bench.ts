import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { startMock } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"
import { serveBuild } from "./phone/static-server.ts"

const PORT = 4185
const SITE = `http://localhost:${PORT}`
/** CPU slowdowns relative to this machine, with the milliseconds that an order may take. */
const conditions = [
  { slower: 1, limit: 250 },
  { slower: 4, limit: 700 },
] as const
const VISITS = 7
/** Milliseconds between pointing at a row and the click. */
const POINTING = 250
const outDir = join("node_modules", ".cache", "dist-bench-orders")

/**
 * Each value is the smaller of two: milliseconds with the slow CPU, and the CPU time of the page's main thread times the
 * slowdown. On an idle machine they are about equal; on a busy one the first counts the other processes too.
 */
export default {
  title: "An order opened from the list of the scenario large",
  async measure() {
    const api = await startMock("large")
    build(api.url)
    const stopServer = await serveBuild(outDir, PORT)
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      const figures: Figure[] = []
      for (const { slower, limit } of conditions) {
        const wall = await measureVisits(browser, slower, false)
        const busy = await measureVisits(browser, slower, true)
        const name = slower === 1 ? "from the click to the order" : `… with a CPU ${slower} times slower`
        figures.push({ name, value: Math.min(wall, busy), unit: "ms", limit })
      }
      return figures
    } finally {
      await browser.close()
      await stopServer()
      api.stop()
    }
  },
} satisfies Bench

function build(url: string): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, VITE_API_URL: url, VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
  })
}

/** Median milliseconds of opening different orders of the list, after pointing at their rows. */
async function measureVisits(browser: Browser, slower: number, isCpuTime: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" })
  const page = await context.newPage()
  const times: number[] = []
  try {
    await page.goto(`${SITE}/admin/login`)
    await page.getByLabel(/email/i).fill("admin@example.com")
    await page.getByLabel("Password", { exact: true }).fill("supersecret")
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => !url.pathname.endsWith("/login"))
    await page.goto(`${SITE}/admin/orders`)
    const links = page.locator("tbody [data-row] a")
    await links.first().waitFor()
    await waitForIdle(page)
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
    if (!isCpuTime) await session.send("Emulation.setCPUThrottlingRate", { rate: slower })
    for (let visit = 0; visit < VISITS; visit++) {
      const { x, y } = (await links.nth(visit).boundingBox()) ?? { x: 0, y: 0 }
      const name = String(await links.nth(visit).textContent())
      await page.mouse.move(x + 5, y + 5)
      await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), POINTING)
      const before = await busyTime(session)
      const wall = await orderShown(page, name, () => page.mouse.click(x + 5, y + 5))
      const busy = (await busyTime(session)) - before
      // The first order also loads the page's code.
      if (visit > 0) times.push(isCpuTime ? busy * slower : wall)
      await page.goBack()
      await links.first().waitFor()
      await waitForIdle(page)
    }
  } finally {
    await context.close()
  }
  return median(times)
}

/** CPU time of the page's main thread so far, in milliseconds. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
}

declare global {
  interface Window {
    /** Milliseconds from the click to the paint of the order's heading. */
    orderReady?: number | undefined
  }
}

/** Milliseconds from the click to the paint of the order's heading, which is shown with all of the order. */
async function orderShown(page: Page, name: string, press: () => Promise<void>): Promise<number> {
  // Awaited, because the browser can handle a click before a script that was sent earlier.
  await page.evaluate((number) => {
    window.orderReady = undefined
    const start = ({ timeStamp }: Event) => {
      const check = () => {
        if (!document.querySelector("main h1")?.textContent?.includes(number)) return requestAnimationFrame(check)
        // setTimeout runs after the frame with the heading has been painted.
        setTimeout(() => {
          window.orderReady = performance.now() - timeStamp
        })
      }
      requestAnimationFrame(check)
    }
    window.addEventListener("click", start, { capture: true, once: true })
  }, name)
  await press()
  await page.waitForFunction(() => window.orderReady !== undefined)
  return Number(await page.evaluate(() => window.orderReady))
}
