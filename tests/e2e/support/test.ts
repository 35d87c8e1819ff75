import { test as base, expect, type Page } from "@playwright/test"
import { seriousProblems } from "./axe.ts"
import { waitForTheApp } from "./live.ts"

export type { Locator, Page } from "@playwright/test"
export { expect } from "@playwright/test"

interface Problems {
  /** Names a report that the test provokes: `problems.allow(/status of 401/)`. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Fails every test whose pages report an error on the console or throw one that nobody catches. */
  problems: Problems
  /** Fails on what axe calls serious or critical: `await axe()`, after the page has come to rest. */
  axe: (target?: Page) => Promise<void>
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    context.on("page", waitForTheApp)
    await use(context)
  },

  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      // A real server's pictures may lie where no test machine gets to.
      const allowed: RegExp[] = process.env.E2E_API_URL ? [/ERR_NAME_NOT_RESOLVED/] : []
      context.on("console", (message) => {
        if (message.type() === "error") found.push(`console.error: ${message.text()} (${message.location().url})`)
      })
      context.on("weberror", (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      await use({ allow: (pattern) => allowed.push(pattern) })
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
