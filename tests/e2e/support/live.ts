import type { Page } from "@playwright/test"

/**
 * A built page shows what it will look like long before it works. Whoever opens or reloads one goes on as soon as the app
 * itself is there, on a machine of any speed; `waitUntil` is for those who want to see what comes before.
 */
export function waitForTheApp(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await theApp(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await theApp(page)
    return response
  }
}

const theApp = (page: Page) =>
  page.waitForFunction(() => {
    const app = document.getElementById("app")
    return app?.querySelector("h1") && !app.querySelector(":scope > [inert]")
  })
