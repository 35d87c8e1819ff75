import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { openPhone, type PageFigures, pageMetrics, shownAt, timeToPaint, waitForIdle } from "./phone/phone.ts"
import { createCart, createCustomer, placeOrder } from "./phone/purchases.ts"
import { openApi, type ShopApi } from "./phone/shop-api.ts"
import { serveBuild } from "./phone/static-server.ts"

const visits = 5
/** Fixed, because a real server must allow this origin. */
const port = 4173
const site = `http://localhost:${port}`
const outDir = join("node_modules", ".cache", "dist-bench")

interface PageLimits {
  readonly name: string
  readonly path: string
  readonly isCustomer?: boolean
  /** Selector of what can be used once the page is interactive. */
  readonly ready: string
  /** kB gzip. */
  readonly script: number
  /** Milliseconds. */
  readonly lcp: number
  readonly shown?: number
  /** The official starter on the reference server, same method: kB gzip, first and largest contentful paint in milliseconds. */
  readonly starter?: readonly [script: number, paint: number, lcp: number]
}
const pages: readonly PageLimits[] = [
  { name: "home", path: "/", ready: "main article", script: 170, lcp: 1600, starter: [412, 1970, 1970] },
  { name: "listing", path: "/products", ready: "main article", script: 170, lcp: 1600, starter: [413, 1960, 4520] },
  { name: "product", path: "", ready: "main h1", script: 170, lcp: 1600, starter: [435, 2040, 2040] },
  { name: "search", path: "/search?q=shirt", ready: "main article a", script: 240, lcp: 1600 },
  {
    name: "cart",
    path: "/cart",
    ready: "main a[href$='/checkout']",
    script: 170,
    lcp: 1400,
    shown: 3500,
    starter: [411, 1410, 1410],
  },
  {
    name: "checkout",
    path: "/checkout",
    ready: "main input[type=email]",
    script: 210,
    lcp: 1400,
    shown: 3500,
    starter: [439, 1400, 1400],
  },
  {
    name: "login",
    path: "/account/login",
    ready: "main input[type=password]",
    script: 180,
    lcp: 1400,
    shown: 3500,
    starter: [416, 1960, 1960],
  },
  { name: "confirmation", path: "", ready: "main h1", script: 200, lcp: 1400, shown: 3500 },
  { name: "account", path: "/account", ready: "main h1", script: 200, lcp: 1400, shown: 3500, isCustomer: true },
]
/** Milliseconds of a step of a purchase with the starter, on average. */
const STARTER_STEP = 550

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
  const paths: Readonly<Record<string, string>> = {
    product: `/products/${await handleOf(api)}`,
    confirmation: `/order/${await placeOrder(api)}`,
  }
  const cart = { "app:shop_cart": await createCart(api) }
  const customer = { shop_customer_token: await createCustomer(api) }
  const figures: Figure[] = []
  for (const { name, path, isCustomer, ready, script, lcp, shown, starter } of pages) {
    const address = path || (paths[name] ?? "")
    const stored = isCustomer ? customer : cart
    const found: PageFigures[] = []
    for (let visit = 0; visit < visits; visit++) found.push(await measurePage(browser, address, ready, stored))
    const medianOf = (key: keyof PageFigures) => median(found.map((each) => each[key]))
    const compared = (index: 0 | 1 | 2) => (starter ? { smaller: [starter[index]] } : {})
    figures.push(
      { name: `${name}: JavaScript`, ...compared(0), value: medianOf("script"), unit: "kB gzip", limit: script },
      { name: `${name}: first contentful paint`, ...compared(1), value: medianOf("paint"), unit: "ms" },
      { name: `${name}: largest contentful paint`, ...compared(2), value: medianOf("lcp"), unit: "ms", limit: lcp },
      { name: `${name}: interactive page`, value: medianOf("shown"), unit: "ms", ...(shown ? { limit: shown } : {}) },
      { name: `${name}: layout shift`, value: medianOf("shift"), unit: "shift", limit: 0.02 },
    )
  }
  return figures
}

async function measurePage(
  browser: Browser,
  path: string,
  ready: string,
  stored: Readonly<Record<string, string>>,
): Promise<PageFigures> {
  const { context, page } = await openPhone(browser, stored)
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
    const medianOf = isSlow ? "purchase, slow CPU" : "purchase"
    const compared = isSlow ? {} : { smaller: [STARTER_STEP], limit: 100 }
    const step = async (name: string, press: () => Promise<void>, shown: string) => {
      const value = await timeToPaint(page, api.url, press, shown)
      steps.push({ name: `${medianOf}: ${name}`, value, unit: "ms", ...compared })
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
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Shopper")
    await page.getByLabel("Street address").fill("12 Main Street")
    await page.getByLabel("ZIP code").fill("60614")
    await page.getByLabel("City").fill("Chicago")
    await page.locator("select[autocomplete*='address-level1']").selectOption("IL")
    // Without a step for the payment if the region has only one method.
    const shown = "[aria-current=step] button.w-full, [aria-current=step] input[value^=pp_]"
    await step("details", () => button(page, /continue/i).click(), shown)
    const next = button(page, /continue/i)
    if (await next.isVisible()) await step("payment", () => next.click(), "[aria-current=step] button.w-full")
    const order = () => button(page, /^place order/i).click()
    await step("order", order, "main dl dt, main address")
    await page.waitForURL(/\/order\//)
    const longest = await page.evaluate(() => window.watched.interaction)
    return [
      ...steps,
      { name: `${medianOf}: longest interaction`, value: longest, unit: "ms", ...(isSlow ? { limit: 100 } : {}) },
    ]
  } finally {
    await context.close()
  }
}
