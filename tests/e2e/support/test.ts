import { test as base, type ConsoleMessage, expect, type Page, type WebError } from "@playwright/test"
import { seriousProblems } from "./axe.ts"
import { SharedBackend } from "./shared-backend.ts"
import { skipTour } from "./skip-tour.ts"
import { waitForApp } from "./wait-for-app.ts"

export type { Locator, Page } from "@playwright/test"
export { expect } from "@playwright/test"

interface Problems {
  /** Allows errors that the test provokes: `problems.allow(/status of 401/)`. */
  allow(pattern: RegExp): void
}

export interface TestOptions {
  /**
   * Whether tests use a backend that keeps running, with data of their own. Not for tests of that backend, of what the
   * browser stores, or with a fake clock: these get a new browser context.
   */
  sharesBackend: boolean
  /** Whether the demo shows its tour, as on the first visit. Needs a browser context of its own. */
  showsTour: boolean
}

interface Fixtures extends TestOptions {
  /** Fails every test whose pages log a console error or throw an uncaught error. */
  problems: Problems
  /** Waits for animations, then fails on serious and critical axe violations: `await axe()`. */
  axe: (target?: Page) => Promise<void>
}

export const test = base.extend<Fixtures, { sharedBackend: SharedBackend }>({
  sharesBackend: [false, { option: true }],
  showsTour: [false, { option: true }],

  sharedBackend: [async ({ browser }, use) => use(new SharedBackend(browser)), { scope: "worker" }],

  context: async (
    {
      context: own,
      sharedBackend,
      sharesBackend,
      showsTour,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      locale,
      colorScheme,
      contextOptions,
    },
    use,
  ) => {
    const options = { viewport, isMobile, hasTouch, locale, colorScheme, contextOptions }
    const context = sharesBackend ? await sharedBackend.acquire(JSON.stringify(options), String(baseURL)) : own
    if (!sharesBackend && !showsTour) await skipTour(context)
    context.on("page", waitForApp)
    await use(context)
    context.off("page", waitForApp)
    if (sharesBackend) await sharedBackend.release(context)
  },

  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      // Images of a real server may be hosted where the test machine can't reach them, and it may have no search.
      const allowed: RegExp[] = process.env.E2E_API_URL
        ? [/ERR_NAME_NOT_RESOLVED/, /status of 404 \(Not Found\) \(\S+\/store\/search\)/]
        : []
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === "error") found.push(`console.error: ${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`)
      context.on("console", onMessage)
      context.on("weberror", onError)
      await use({ allow: (pattern) => allowed.push(pattern) })
      context.off("console", onMessage)
      context.off("weberror", onError)
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await use(async (target = page) => {
      expect(await seriousProblems(target), `axe on ${target.url()}`).toEqual([])
    })
  },
})
