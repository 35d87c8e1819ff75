import { chromium } from "@playwright/test"
import { createServer } from "vite"
import { browserLaunchOptions, keepsSharedWorkers } from "#tests/e2e/support/browser.ts"
import type { Bench } from "./bench.ts"
import { type Content, medianOf, order, product, signIn, timed, watch } from "./shown-after.ts"

/** Milliseconds from navigation until the content of a page is visible, on a development server that has served it before. */
export default {
  title: "Page load of the development server",
  async measure() {
    const server = await createServer({ logLevel: "error", server: { port: 0 } })
    await server.listen()
    const url = server.resolvedUrls?.local[0] ?? ""
    const { args = [], ...options } = await browserLaunchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, keepsSharedWorkers] })
    const open = async (content: Content) => {
      const context = await browser.newContext()
      const shown = await watch(context, content)
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      return { context, page, shown }
    }
    try {
      const store = await open(product)
      await timed(store.shown, () => store.page.goto(url))
      const products = await medianOf(() => timed(store.shown, () => store.page.goto(url)))
      await store.context.close()
      const office = await open(order)
      await signIn(office.page, url)
      await timed(office.shown, () => office.page.goto(`${url}admin/orders`))
      const orders = await medianOf(() => timed(office.shown, () => office.page.goto(`${url}admin/orders`)))
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
