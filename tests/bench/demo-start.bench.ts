import { type BrowserContext, chromium } from "@playwright/test"
import { preview } from "vite"
import { browserLaunchOptions, keepsSharedWorkers } from "#tests/e2e/support/browser.ts"
import type { Bench } from "./bench.ts"
import { type Content, medianOf, order, product, signIn, timed, watch } from "./shown-after.ts"

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
