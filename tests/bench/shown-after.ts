import type { BrowserContext, Page } from "@playwright/test"
import { median } from "./bench.ts"

const visits = 7

/** The first product with its image, which the page must have painted. */
export const product = { content: "main article a[href*='/products/']", image: "main article img" }
/** The first order of the list. */
export const order = { content: "main a[href*='/admin/orders/order_']", image: "" }
export type Content = typeof product

declare global {
  interface Window {
    noteShown(milliseconds: number): void
  }
}

/** Milliseconds after which a visit counts as failed. */
const PATIENCE = 60_000

/**
 * Lets the pages of a context note how many milliseconds after the navigation the content was painted: asking them from
 * outside would delay it. Returns a function that resolves with the next note, and rejects after a minute without one.
 */
export async function watch(context: BrowserContext, wanted: Content): Promise<() => Promise<number>> {
  let note = (_milliseconds: number) => {}
  await context.exposeBinding("noteShown", (_, milliseconds: number) => note(milliseconds))
  await context.addInitScript(({ content, image }) => {
    let isNoted = false
    const look = async () => {
      const picture = image ? document.querySelector<HTMLImageElement>(image) : undefined
      if (!document.querySelector(content) || picture === null || picture?.src === "") return
      try {
        await picture?.decode()
      } catch {
        // The app has replaced the image, or it isn't loaded yet.
        if (!isNoted) requestAnimationFrame(look)
        return
      }
      if (isNoted) return
      isNoted = true
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => window.noteShown(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, wanted)
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(reject, PATIENCE, new Error(`${wanted.content} wasn't shown within a minute`))
      note = (milliseconds) => {
        clearTimeout(timer)
        resolve(milliseconds)
      }
    })
}

/** The smaller of two medians: other processes of the machine slow some visits down. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
  const medians: number[] = []
  for (let round = 0; round < 2; round++) {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit++) times.push(await measure())
    medians.push(median(times))
  }
  return Math.min(...medians)
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}admin/login`)
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password").fill("supersecret")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(`${url}admin`)
}

/** Milliseconds until the content is shown by what `navigate` does. */
export const timed = async (shown: () => Promise<number>, navigate: () => Promise<unknown>): Promise<number> =>
  (await Promise.all([shown(), navigate()]))[0]
