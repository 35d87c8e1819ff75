import { execFileSync, spawn } from "node:child_process"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type Browser, chromium, type Page } from "@playwright/test"
import type * as Prerender from "#server/prerender/run.ts"
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
const cache = join("node_modules", ".cache")
const app = join(cache, "dist-bench")
const server = join(cache, "dist-bench-server")
const files = join(cache, "dist-bench-site")

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
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      const served = await whileServed(
        () => serveRendered(api),
        async () => {
          const steps = await measurePurchase(browser, api, 1).catch(stopped)
          const slowSteps = await measurePurchase(browser, api, 4).catch(stopped)
          return [...(await measurePages(browser, api, "")), ...steps, ...slowSteps]
        },
      )
      await prerender(api)
      const fromFiles = () => measurePages(browser, api, ", from a file")
      return [...served, ...(await whileServed(() => serveBuild(files, port), fromFiles))]
    } finally {
      await browser.close()
      api.stop()
    }
  },
} satisfies Bench

const settingsFor = ({ url, key }: ShopApi) => ({
  VITE_API_URL: url,
  VITE_PUBLISHABLE_KEY: key,
  // The phone's: an address without a market would lead there.
  VITE_DEFAULT_MARKET: "en-us",
})

function build(api: ShopApi): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  const env = { ...process.env, ...settingsFor(api) }
  for (const args of [
    ["--outDir", app],
    ["--outDir", server, "--ssr"],
  ])
    execFileSync(process.execPath, [vite, "build", "--logLevel", "error", ...args], { stdio: "inherit", env })
}

/** Starts the build's server; returns a function that stops it. */
async function serveRendered(api: ShopApi): Promise<() => Promise<void>> {
  const env = { ...process.env, ...settingsFor(api), PORT: String(port), HOST: "localhost" }
  const running = spawn(process.execPath, [join(server, "serve.js"), app], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  })
  await new Promise((resolve) => running.stdout.once("data", resolve))
  return async () => {
    const ended = new Promise((resolve) => running.once("exit", resolve))
    running.kill()
    await ended
  }
}

async function prerender(api: ShopApi): Promise<void> {
  const { run } = (await import(pathToFileURL(resolve(server, "prerender.js")).href)) as typeof Prerender
  const options = { dir: app, out: files, settings: settingsFor(api), origin: site, prefixes: [""], threads: 2 }
  const { failed } = await run(options)
  if (failed[0]) throw new Error(`${failed[0].path} couldn't be rendered: ${failed[0].reason}`)
}

async function whileServed<T>(start: () => Promise<() => Promise<void>>, measure: () => Promise<T>): Promise<T> {
  const stop = await start()
  try {
    return await measure()
  } finally {
    await stop()
  }
}

async function measurePages(browser: Browser, api: ShopApi, note: string): Promise<Figure[]> {
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
      { name: `${name}${note}: JavaScript`, ...compared(0), value: medianOf("script"), unit: "kB gzip", limit: script },
      { name: `${name}${note}: first contentful paint`, ...compared(1), value: medianOf("paint"), unit: "ms" },
      {
        name: `${name}${note}: largest contentful paint`,
        ...compared(2),
        value: medianOf("lcp"),
        unit: "ms",
        limit: lcp,
      },
      {
        name: `${name}${note}: interactive page`,
        value: medianOf("shown"),
        unit: "ms",
        ...(shown ? { limit: shown } : {}),
      },
      { name: `${name}${note}: layout shift`, value: medianOf("shift"), unit: "shift", limit: 0.02 },
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
    const shown = await shownAt(page, ready)
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
