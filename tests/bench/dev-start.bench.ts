import { chromium, type Page } from "@playwright/test"
import { createServer } from "vite"
import { browserLaunchOptions, keepsSharedWorkers } from "#tests/e2e/support/browser.ts"
import { type Bench, median } from "./bench.ts"

const visits = 7

const product = (page: Page): Promise<void> => page.locator("main a[href*='/products/']").first().waitFor()
const order = (page: Page): Promise<void> => page.locator("main a[href*='/admin/orders/order_']").first().waitFor()

/** The median of several loads of a page, in milliseconds until its content is visible. */
async function medianOfLoads(page: Page, url: string, shown: (page: Page) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const start = performance.now()
    await page.goto(url, { waitUntil: "commit" })
    await shown(page)
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Milliseconds from navigation until the content of a page is visible, on a development server that has served it before. */
export default {
  title: "Page load of the development server",
  async measure() {
    const server = await createServer({ logLevel: "error", server: { port: 0 } })
    await server.listen()
    const url = server.resolvedUrls?.local[0] ?? ""
    const { args = [], ...options } = await browserLaunchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, keepsSharedWorkers] })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(120_000)
      await page.goto(url)
      await product(page)
      const products = await medianOfLoads(page, url, product)
      await page.goto(`${url}admin/login`)
      await page.getByLabel("Email").fill("admin@example.com")
      await page.getByLabel("Password").fill("supersecret")
      await page.getByRole("button", { name: "Sign in", exact: true }).click()
      await page.waitForURL(`${url}admin`)
      await page.goto(`${url}admin/orders`)
      await order(page)
      const orders = await medianOfLoads(page, `${url}admin/orders`, order)
      return [
        { name: "first product", value: products, unit: "ms" as const, limit: 1500 },
        { name: "list of orders", value: orders, unit: "ms" as const, limit: 1500 },
      ]
    } finally {
      await browser.close()
      await server.close()
    }
  },
} satisfies Bench
