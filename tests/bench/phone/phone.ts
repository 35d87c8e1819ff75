import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test"

/** Slow 4G as Chromium's developer tools and Lighthouse apply it: 90 % of 1.6 Mbit/s, 3.75 times 150 ms per round trip. */
const NETWORK = { latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8, offline: false }
/** CPU slowdown relative to this machine. */
const SLOWER = 4

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Removes the network throttling. The CPU stays throttled; `slower` changes the rate. */
  fastNetwork(slower?: number): Promise<void>
}

/** Opens a page on an emulated phone with an empty cache, and with nothing but these entries in its storage. */
export async function openPhone(browser: Browser, stored: Readonly<Record<string, string>> = {}): Promise<Visit> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"]
  const context = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    locale: "en-US",
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", NETWORK)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1, offline: false }
  return {
    context,
    page,
    async fastNetwork(slower = SLOWER) {
      await session.send("Network.emulateNetworkConditions", fast)
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower })
    },
  }
}

interface Watched {
  lcp: number
  shift: number
  interaction: number
}
declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page before any of its scripts. */
function watch() {
  const watched: Watched = { lcp: 0, shift: 0, interaction: 0 }
  window.watched = watched
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  observe("largest-contentful-paint", (entry) => {
    watched.lcp = entry.startTime
  })
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.shift += value
  })
  const longest = (entry: PerformanceEntry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
    if (interactionId) watched.interaction = Math.max(watched.interaction, entry.duration)
  }
  observe("event", longest, { durationThreshold: 16 })
}

export interface PageFigures {
  readonly script: number
  readonly paint: number
  readonly lcp: number
  /** Milliseconds until the main content of the app was visible and interactive. */
  readonly shown: number
  readonly shift: number
}

/** Waits until a match of the selector is visible and React handles it; returns the milliseconds since navigation. */
export const shownAt = async (page: Page, selector: string): Promise<number> => {
  const seen = await page.waitForFunction(
    (selector) => {
      const isHandled = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"))
      return (
        [...document.querySelectorAll(selector)].some((e) => e.checkVisibility() && isHandled(e)) && performance.now()
      )
    },
    selector,
    { timeout: 60_000 },
  )
  return Number(await seen.jsonValue())
}

/** Waits until the page has loaded and no response has arrived for a second. */
export const waitForIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType("resource").map((e) => (e as PerformanceResourceTiming).responseEnd)
    return document.readyState === "complete" && performance.now() - Math.max(0, ...last) > 1000
  })
}

/** Page metrics so far: script size in kB as transferred, paint times in milliseconds, and layout shift. */
export const pageMetrics = (page: Page): Promise<Omit<PageFigures, "shown">> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    return {
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      paint: paint?.startTime ?? 0,
      lcp: window.watched.lcp,
      shift: window.watched.shift,
    }
  })

/**
 * Milliseconds from the last API response to the paint of the expected element; from the click if the page didn't
 * wait for a response. Clicks inside, after the observer is set up.
 */
export async function timeToPaint(page: Page, api: string, press: () => Promise<void>, shown: string): Promise<number> {
  const seen = page.evaluate(
    ({ shown, api }) =>
      new Promise<number>((resolve) => {
        let pressed = performance.now()
        window.addEventListener(
          "click",
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { capture: true, once: true },
        )
        performance.clearResourceTimings()
        const isShown = () => [...document.querySelectorAll<HTMLElement>(shown)].some((e) => e.checkVisibility())
        const take = () => {
          const at = performance.now()
          const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
          const ends = entries.filter((e) => e.name.startsWith(api)).map((e) => e.responseEnd)
          resolve(at - Math.max(pressed, ...ends.filter((end) => end <= at)))
        }
        // setTimeout runs after the frame with the element has been painted.
        const check = () => (isShown() ? setTimeout(take) : requestAnimationFrame(check))
        requestAnimationFrame(check)
      }),
    { shown, api },
  )
  return (await Promise.all([seen, press()]))[0]
}
