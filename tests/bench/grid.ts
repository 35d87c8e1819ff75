import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Figure, median } from "./bench.ts"
import { type MockProcess, startMock } from "./mock-process.ts"
import { serveBuild } from "./phone/static-server.ts"

/** CPU slowdown relative to this machine. */
export const SLOWER = 4
const VISITS = 3

interface Site {
  /** Folder of the build in the cache. */
  readonly folder: string
  readonly port: number
  /** The mock's dataset. */
  readonly scenario?: string
}

/** Runs a bench in Chromium on the production build, with the mock as its API. */
export async function inApp<T>(
  { folder, port, scenario }: Site,
  run: (browser: Browser, api: MockProcess) => Promise<T>,
): Promise<T> {
  const outDir = join("node_modules", ".cache", folder)
  const api = await startMock(scenario)
  buildApp(outDir, api.url)
  const stopServer = await serveBuild(outDir, port)
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    return await run(browser, api)
  } finally {
    await browser.close()
    await stopServer()
    api.stop()
  }
}

/** Builds the production app for the API at `url`. */
function buildApp(outDir: string, url: string): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, VITE_API_URL: url, VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
  })
}

/**
 * The figures of a visit, as medians of several. Each value is the smaller of two: milliseconds with the slow CPU, and
 * four times the CPU time of the page's main thread without it. On an idle machine they are about equal; on a busy one
 * the first counts the other processes too.
 */
export async function measureVisits(visit: (isSlow: boolean) => Promise<Figure[]>): Promise<Figure[]> {
  const medians = async (isSlow: boolean) => {
    const visits: Figure[][] = []
    for (let time = 0; time < VISITS; time++) visits.push(await visit(isSlow))
    return (visits[0] ?? []).map((figure, at) => ({
      ...figure,
      value: median(visits.map((figures) => figures[at]?.value ?? Number.NaN)),
    }))
  }
  const slow = await medians(true)
  const cpu = await medians(false)
  return slow.map((figure, at) => ({ ...figure, value: Math.min(figure.value, cpu[at]?.value ?? figure.value) }))
}

/** Signs in to the back office at `site` by its form. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/admin/login`)
  await page.getByLabel(/email/i).fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill("supersecret")
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
}

/** Slows the page's CPU down, or counts its CPU time instead. */
export async function slowDown(session: CDPSession, isSlow: boolean): Promise<void> {
  if (isSlow) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  else await session.send("Performance.enable", { timeDomain: "threadTicks" })
}

/** CPU time of the page's main thread so far, in milliseconds. */
export async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
}

declare global {
  interface Window {
    gridComplete?: number
  }
}

/** Milliseconds from the click to the paint of the first cell; `window.gridComplete` is set once all rows are there. */
export async function firstRows(page: Page, count: number, press: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    (expected) =>
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
            if (Number(rows) > expected) window.gridComplete = performance.now() - pressed
            else requestAnimationFrame(done)
          }
          requestAnimationFrame(done)
        }
        requestAnimationFrame(check)
      }),
    count,
  )
  await press()
  return shown
}

/** Waits until what was done so far is on the screen, and the browser has reported how long it took. */
export const painted = (page: Page): Promise<void> =>
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

/** Milliseconds from a key to the paint of its effect in the focused cell and those below. */
export async function keyToPaint(page: Page): Promise<{ move: number; type: number; enter: number }> {
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
