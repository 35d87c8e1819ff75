import { chromium } from "@playwright/test"
import { preview } from "vite"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, median } from "./bench.ts"

const visits = 5

/** From navigation to products with decoded images, in a new profile: no cache, no worker, no stored data. */
export default {
  title: "First visit to the demo, with an empty cache",
  needs: ["dist-demo"],
  async measure() {
    const server = await preview({ logLevel: "error", build: { outDir: "dist-demo" }, preview: { port: 0 } })
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      const times: number[] = []
      for (let visit = 0; visit < visits; visit++) {
        const context = await browser.newContext()
        const page = await context.newPage()
        const start = performance.now()
        await page.goto(server.resolvedUrls?.local[0] ?? "")
        await page.locator("main a[href*='/products/']").first().waitFor()
        await page
          .locator("main article img")
          .first()
          .evaluate((image: HTMLImageElement) => image.decode())
        times.push(performance.now() - start)
        await context.close()
      }
      return [{ name: "storefront with products", value: median(times), unit: "ms" as const, limit: 2000 }]
    } finally {
      await browser.close()
      await server.close()
    }
  },
} satisfies Bench
