import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { preview } from "vite"
import { browserLaunchOptions, keepsSharedWorkers } from "#tests/e2e/support/browser.ts"
import { type Bench, median } from "./bench.ts"

const visits = 7

/** The first product with its decoded image. */
async function product(page: Page): Promise<void> {
  await page.locator("main a[href*='/products/']").first().waitFor()
  await page
    .locator("main article img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
}
/** The first order of the list. */
const order = (page: Page): Promise<void> => page.locator("main a[href*='/admin/orders/order_']").first().waitFor()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

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
    const open = async () => {
      for (const context of contexts.splice(0)) await context.close()
      const context = await browser.newContext()
      contexts.push(context)
      return context.newPage()
    }
    try {
      // No cache, no worker, no stored data.
      const cold = await medianOf(async () => {
        const page = await open()
        return timed(async () => {
          await page.goto(url, { waitUntil: "commit" })
          await product(page)
        })
      })
      const store = await open()
      await store.goto(url)
      await product(store)
      const reload = await medianOf(() =>
        timed(async () => {
          await store.reload({ waitUntil: "commit" })
          await product(store)
        }),
      )
      const office = await open()
      await signIn(office, url)
      await office.goto(`${url}admin/orders`)
      await order(office)
      const orders = await medianOf(() =>
        timed(async () => {
          await office.reload({ waitUntil: "commit" })
          await order(office)
        }),
      )
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
