import type { Page } from "@playwright/test"

/**
 * A built page shows something before the app starts: a preview, or the page that a server has rendered. `goto` and
 * `reload` therefore wait for the app itself; pass `waitUntil` to see the page before that, or a page without the app.
 */
export function waitForApp(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await appStarted(page, options?.timeout)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await appStarted(page, options?.timeout)
    return response
  }
}

/** Waits until the app shows its own page, after a link that loads a document. */
export const appStarted = (page: Page, timeout = 0) =>
  page.waitForFunction(
    () => {
      const app = document.getElementById("app")
      const isStarted = Object.keys(app ?? {}).some((key) => key.startsWith("__reactContainer"))
      return isStarted && app?.querySelector("h1") && !app.querySelector(":scope > [inert]")
    },
    undefined,
    { timeout },
  )
