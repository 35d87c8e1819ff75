import { test as base, expect, type Page } from "@playwright/test"
import { seriousProblems } from "./axe.ts"
import { waitForApp } from "./wait-for-app.ts"

export type { Locator, Page } from "@playwright/test"
export { expect } from "@playwright/test"

interface Problems {
  /** Allows errors that the test provokes: `problems.allow(/status of 401/)`. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Fails every test whose pages log a console error or throw an uncaught error. */
  problems: Problems
  /** Waits for animations, then fails on serious and critical axe violations: `await axe()`. */
  axe: (target?: Page) => Promise<void>
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    context.on("page", waitForApp)
    await use(context)
  },

  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      // Images of a real server may be hosted where the test machine can't reach them.
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
