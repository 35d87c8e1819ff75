import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { preview } from "vite"
import { browserLaunchOptions, keepsSharedWorkers } from "#tests/e2e/support/browser.ts"
import { type Bench, median } from "./bench.ts"

const visits = 7

/** The first product with its image, which the page must have painted. */
const product = { content: "main article a[href*='/products/']", image: "main article img" }
/** The first order of the list. */
const order = { content: "main a[href*='/admin/orders/order_']", image: "" }
type Content = typeof product

declare global {
  interface Window {
    noteShown(milliseconds: number): void
  }
}

/**
 * Lets the pages of a context note how many milliseconds after the navigation the content was painted: asking them from
 * outside would delay it. Returns a function that resolves with the next note.
 */
async function watch(context: BrowserContext, wanted: Content): Promise<() => Promise<number>> {
  let note = (_milliseconds: number) => {}
  await context.exposeBinding("noteShown", (_, milliseconds: number) => note(milliseconds))
  await context.addInitScript(({ content, image }) => {
    const look = async () => {
      const picture = image ? document.querySelector<HTMLImageElement>(image) : undefined
      if (!document.querySelector(content) || picture === null || picture?.src === "") return
      // Fails if the app has replaced the image of the prerendered page; the new one is noticed too.
      if (await picture?.decode().then(undefined, () => true)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => window.noteShown(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, wanted)
  return () =>
    new Promise((resolve) => {
      note = resolve
    })
}

/** The smaller of two medians: other processes of the machine slow some visits down. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const medians: number[] = []
  for (let round = 0; round < 2; round++) {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit++) times.push(await measure())
    medians.push(median(times))
  }
  return Math.min(...medians)
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}admin/login`)
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password").fill("supersecret")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(`${url}admin`)
}

/** Milliseconds from navigation until the content of a page is visible; with other tabs closed, as for most visitors. */
export default {
  title: "Start of the demo",
  needs: ["dist-demo"],
  async measure() {
    const server = await preview({ logLevel: "error", build: { outDir: "dist-demo" }, preview: { port: 0 } })
    const url = server.resolvedUrls?.local[0] ?? ""
    const { args = [], ...options } = await browserLaunchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, keepsSharedWorkers] })
    const contexts: BrowserContext[] = []
    const open = async (content: Content) => {
      for (const context of contexts.splice(0)) await context.close()
      const context = await browser.newContext()
      contexts.push(context)
      const shown = await watch(context, content)
      return { page: await context.newPage(), shown }
    }
    /** Milliseconds until the content is shown by what `navigate` does. */
    const timed = async (shown: () => Promise<number>, navigate: () => Promise<unknown>): Promise<number> =>
      (await Promise.all([shown(), navigate()]))[0]
    try {
      // No cache, no worker, no stored data.
      const cold = await medianOf(async () => {
        const { page, shown } = await open(product)
        return timed(shown, () => page.goto(url))
      })
      const store = await open(product)
      await timed(store.shown, () => store.page.goto(url))
      const reload = await medianOf(() => timed(store.shown, () => store.page.reload()))
      const office = await open(order)
      await signIn(office.page, url)
      await timed(office.shown, () => office.page.goto(`${url}admin/orders`))
      const orders = await medianOf(() => timed(office.shown, () => office.page.reload()))
      return [
        { name: "first product, first visit", value: cold, unit: "ms" as const, limit: 800 },
        { name: "first product, reload", value: reload, unit: "ms" as const, limit: 500 },
        { name: "list of orders, reload", value: orders, unit: "ms" as const, limit: 500 },
      ]
    } finally {
      await browser.close()
      await server.close()
    }
  },
} satisfies Bench
