import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { openPhone, type PageFigures, pageMetrics, shownAt, timeToPaint, waitForIdle } from "./phone/phone.ts"
import { openApi, type ShopApi } from "./phone/shop-api.ts"
import { serveBuild } from "./phone/static-server.ts"

const visits = 5
/** Fixed, because a real server must allow this origin. */
const port = 4173
const site = `http://localhost:${port}`
const outDir = join("node_modules", ".cache", "dist-bench")

/** Measurements of the official starter, taken the same way against the same server, for comparison. */
const starter = { script: 411, paint: 2000, listing: 4500, step: 550 }

const pages = [
  { name: "home", path: "/", ready: "main article", script: 170 },
  { name: "listing", path: "/products", ready: "main article", script: 170, starterLcp: starter.listing },
  { name: "product", path: "", ready: "main h1", script: 170 },
  { name: "search", path: "/search?q=shirt", ready: "main article a", script: 240 },
]

/** Set `E2E_API_URL` and `E2E_PUBLISHABLE_KEY` to measure against a real server. */
export default {
  title: "The store on a phone: CPU slowed down four times, slow 4G, empty cache",
  columns: ["starter", "ours"],
  async measure() {
    const api = await openApi()
    build(api)
    const stopServer = await serveBuild(outDir, port)
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      const steps = await measurePurchase(browser, api, 1).catch(stopped)
      const slowSteps = await measurePurchase(browser, api, 4).catch(stopped)
      return [...(await measurePages(browser, api)), ...steps, ...slowSteps]
    } finally {
      await browser.close()
      await stopServer()
      api.stop()
    }
  },
} satisfies Bench

function build({ url, key }: ShopApi): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, VITE_API_URL: url, VITE_PUBLISHABLE_KEY: key },
  })
}

async function measurePages(browser: Browser, api: ShopApi): Promise<Figure[]> {
  const product = `/products/${await handleOf(api)}`
  const figures: Figure[] = []
  for (const { name, path, ready, script, starterLcp } of pages) {
    const found: PageFigures[] = []
    for (let visit = 0; visit < visits; visit++) found.push(await measurePage(browser, path || product, ready))
    const of = (key: keyof PageFigures) => median(found.map((each) => each[key]))
    figures.push(
      { name: `${name}: JavaScript`, smaller: [starter.script], value: of("script"), unit: "kB gzip", limit: script },
      { name: `${name}: first contentful paint`, smaller: [starter.paint], value: of("paint"), unit: "ms" },
      {
        name: `${name}: largest contentful paint`,
        ...(starterLcp ? { smaller: [starterLcp] } : {}),
        value: of("lcp"),
        unit: "ms",
        limit: 1500,
      },
      { name: `${name}: interactive page`, value: of("shown"), unit: "ms" },
      { name: `${name}: layout shift`, value: of("shift"), unit: "shift", limit: 0.02 },
    )
  }
  return figures
}

async function measurePage(browser: Browser, path: string, ready: string): Promise<PageFigures> {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(site + path, { timeout: 60_000 })
    // The prerendered preview of the page is inert and doesn't count.
    const shown = await shownAt(page, `#app > :not([inert]) ${ready}`)
    await waitForIdle(page)
    return { ...(await pageMetrics(page)), shown }
  } finally {
    await context.close()
  }
}

/** Handle of a product with a thumbnail. */
async function handleOf({ url, key }: ShopApi): Promise<string> {
  const answer = await fetch(`${url}/store/products?limit=100&fields=handle,thumbnail`, {
    headers: { "x-publishable-api-key": key },
  })
  const { products } = (await answer.json()) as { products: { handle: string; thumbnail: string | null }[] }
  const product = products.find(({ thumbnail }) => thumbnail)
  if (!product) throw new Error("the shop has no product with an image")
  return product.handle
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true").first()

/** Replaces the purchase results when a purchase fails; the results of the pages are kept. */
const stopped = (error: Error): Figure[] => [
  { name: `purchase failed: ${error.message.split("\n", 1)[0]}`, value: Number.NaN, unit: "ms", limit: 100 },
]

/**
 * A guest's purchase from a product page to the order, measured twice: under the starter's conditions, and on a
 * processor four times slower, where only the longest interaction has a limit.
 */
async function measurePurchase(browser: Browser, api: ShopApi, slower: 1 | 4): Promise<Figure[]> {
  const { context, page, fastNetwork } = await openPhone(browser)
  const steps: Figure[] = []
  try {
    await fastNetwork(slower)
    const isSlow = slower > 1
    const of = isSlow ? "purchase, slow CPU" : "purchase"
    const compared = isSlow ? {} : { smaller: [starter.step], limit: 100 }
    const step = async (name: string, press: () => Promise<void>, shown: string) => {
      const value = await timeToPaint(page, api.url, press, shown)
      steps.push({ name: `${of}: ${name}`, value, unit: "ms", ...compared })
    }
    await page.goto(`${site}/products/${await handleOf(api)}`)
    await button(page, /add to cart/i).waitFor()
    await waitForIdle(page)
    const inCart = "a[href='/cart'][aria-label*='1 item']"
    await step("add to cart", () => button(page, /add to cart/i).click(), inCart)
    // The cart count is updated before the server has saved the item.
    await waitForIdle(page)
    await page.goto(`${site}/checkout`)
    await page.getByLabel("Email address").fill("ada@example.com")
    await step("contact", () => button(page, /continue/i).click(), "input[autocomplete*='address-line1']")
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Shopper")
    await page.getByLabel("Street address").fill("12 Main Street")
    await page.getByLabel("City").fill("Chicago")
    await page.locator("select[autocomplete*='address-level1']").selectOption("IL")
    await page.getByLabel("ZIP code").fill("60614")
    await step("address", () => button(page, /continue/i).click(), "[aria-current=step] input[type=radio]")
    await step("shipping", () => button(page, /continue/i).click(), "[aria-current=step] input[value^=pp_]")
    await step("payment", () => button(page, /continue/i).click(), "[aria-current=step] button.w-full")
    const order = () => button(page, /^order and pay/i).click()
    await step("order", order, "main dl dt, main address")
    await page.waitForURL(/\/order\//)
    const longest = await page.evaluate(() => window.watched.interaction)
    return [
      ...steps,
      { name: `${of}: longest interaction`, value: longest, unit: "ms", ...(isSlow ? { limit: 100 } : {}) },
    ]
  } finally {
    await context.close()
  }
}
