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
    /** Milliseconds from the navigation until the content was painted. */
    shownAfter?: Promise<number>
  }
}

/** Lets the page itself note when the content is painted: asking it from outside would delay it. */
const watch = (context: BrowserContext, wanted: Content): Promise<unknown> =>
  context.addInitScript(({ content, image }) => {
    window.shownAfter = new Promise((resolve) => {
      const look = async () => {
        const picture = image ? document.querySelector<HTMLImageElement>(image) : undefined
        if (!document.querySelector(content) || picture === null || picture?.src === "") return
        // Fails if the app has replaced the image of the prerendered page; the new one is noticed too.
        if (await picture?.decode().then(undefined, () => true)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
  }, wanted)

const shownAfter = (page: Page): Promise<number> => page.evaluate(() => window.shownAfter ?? Promise.reject())

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) times.push(await measure())
  return median(times)
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
      await watch(context, content)
      return context.newPage()
    }
    try {
      // No cache, no worker, no stored data.
      const cold = await medianOf(async () => {
        const page = await open(product)
        await page.goto(url, { waitUntil: "commit" })
        return shownAfter(page)
      })
      const store = await open(product)
      await store.goto(url)
      await shownAfter(store)
      const reload = await medianOf(async () => {
        await store.reload({ waitUntil: "commit" })
        return shownAfter(store)
      })
      const office = await open(order)
      await signIn(office, url)
      await office.goto(`${url}admin/orders`)
      await shownAfter(office)
      const orders = await medianOf(async () => {
        await office.reload({ waitUntil: "commit" })
        return shownAfter(office)
      })
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
