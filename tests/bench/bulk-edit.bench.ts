import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { createActor, waitFor } from "xstate"
import { createBulkEditMachine } from "#machines/kit/bulk-edit/bulk-edit.machine.ts"
import { type BulkRow, countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"
import { browserLaunchOptions } from "#tests/e2e/support/browser.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { timeFromClick } from "./list-click.ts"
import { type MockProcess, startMock } from "./mock-process.ts"
import { waitForIdle } from "./phone/phone.ts"
import { serveBuild } from "./phone/static-server.ts"

/** With the 40 products of the shop, which have other titles. */
const PRODUCTS = 10_000
const CREATED = PRODUCTS - 40
/** Rows of a page of the list. */
const ROWS = 20
const SLOWER = 4
/** Fixed, because the mock server must allow this origin. */
const port = 4173
const site = `http://localhost:${port}`
const outDir = join("node_modules", ".cache", "dist-bench")
const LOGIN = { email: "admin@example.com", password: "supersecret" }

/** The product list and bulk edits in Chromium with 10,000 products, then exactness with refused products. */
export default {
  title: "10,000 products in the back office: CPU slowed down four times",
  async measure() {
    const mock = await startMock()
    const browser = await chromium.launch(await browserLaunchOptions())
    let stopServer = async () => {}
    try {
      await createMany(mock)
      build(mock.url)
      stopServer = await serveBuild(outDir, port)
      return [...(await measurePages(browser, mock)), ...(await measureExactness())]
    } finally {
      await browser.close()
      await stopServer()
      mock.stop()
    }
  },
} satisfies Bench

/** Title of the product at a position of the list, which is sorted by descending titles. */
const title = (position: number) => `Zz ${String(PRODUCTS - 1 - position).padStart(5, "0")}`

const newProducts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: title(from + index),
    options: [{ title: "Size", values: ["One"] }],
  }))

async function createMany(mock: MockProcess): Promise<void> {
  for (let from = 0; from < CREATED; from += 100)
    await mock.ask("POST", "/admin/products/batch?fields=id", {
      create: newProducts(from, Math.min(100, CREATED - from)),
    })
}

function build(url: string): void {
  const vite = join("node_modules", "vite", "bin", "vite.js")
  execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...process.env, VITE_API_URL: url, VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
  })
}

async function openList(browser: Browser, mock: MockProcess): Promise<{ context: BrowserContext; page: Page }> {
  // Not over the client's connection, which the server has closed during the build.
  const headers = { "content-type": "application/json" }
  const login = { method: "POST", headers, body: JSON.stringify(LOGIN) }
  const { token } = (await (await fetch(`${mock.url}/auth/user/emailpass`, login)).json()) as { token: string }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem("admin_token", value), token)
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  await page.goto(`${site}/admin/products?sort=-title`)
  await page.getByText(title(0)).waitFor()
  await waitForIdle(page)
  return { context, page }
}

async function measurePages(browser: Browser, mock: MockProcess): Promise<Figure[]> {
  const { context, page } = await openList(browser, mock)
  try {
    const sizes: number[] = []
    const reads: string[] = []
    page.on("response", async (response) => {
      const url = new URL(response.url())
      if (url.pathname !== "/admin/products") return
      reads.push(url.search)
      if (url.searchParams.get("limit") === "20") sizes.push((await response.body()).length)
    })
    const turns: number[] = []
    for (let next = 1; next <= 5; next++) {
      turns.push(
        await timeFromClick(page, title(ROWS * next), () => page.getByRole("button", { name: "Next page" }).click()),
      )
      await waitForIdle(page)
    }
    await page.getByRole("checkbox", { name: "Select all on this page" }).check()
    reads.length = 0
    const selecting = Date.now()
    const all = page.getByRole("button", { name: /matching rows/ })
    const count = /[\d,]+/.exec((await all.textContent()) ?? "")?.[0] ?? ""
    await all.click()
    await page.getByText(`${count} selected`).waitFor({ timeout: 60_000 })
    const selected = Date.now() - selecting
    const requests = reads.filter((search) => search.includes("limit=1000")).length
    const previewing = Date.now()
    await page.getByRole("button", { name: "Publish", exact: true }).click()
    await page.getByRole("button", { name: /^Publish [\d,]+ products$/ }).waitFor({ timeout: 120_000 })
    const previewed = Date.now() - previewing
    const progressSteps = await watchProgress(page)
    const starting = Date.now()
    await page.getByRole("button", { name: /^Publish [\d,]+ products$/ }).click()
    await page.getByText(/^[\d,]+ products changed/).waitFor({ timeout: 300_000 })
    const published = Date.now() - starting
    if ((await progressSteps()) < 10) throw new Error("the progress wasn't shown")
    return [
      { name: "product list: next page", value: median(turns), unit: "ms", limit: 300 },
      { name: "product list: largest answer", value: Math.max(...sizes) / 1000, unit: "kB", limit: 30 },
      { name: "select all 10,000 matching: requests", value: requests, unit: "requests", limit: 10 },
      { name: "select all 10,000 matching", value: selected, unit: "ms" },
      { name: "preview of 10,000 status changes", value: previewed / 1000, unit: "s" },
      { name: "10,000 status changes", value: published / 1000, unit: "s", limit: 60 },
    ]
  } finally {
    await context.close()
  }
}

/** Counts the different values that the progress bar shows from now on; the result reads the count. */
async function watchProgress(page: Page): Promise<() => Promise<number>> {
  const values = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      const value = document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")
      if (value) seen.add(value)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })
  return () => values.evaluate((seen) => seen.size)
}

/** 1,000 products of which the server refuses three: named exactly, the others changed, and all rolled back. */
async function measureExactness(): Promise<Figure[]> {
  const backend = createBackend({ scenario: "default", seed: 1 })
  const sdk = createAdminSdk({
    baseUrl: "http://bench",
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    retries: 0,
    auth: { storage: "memory" },
  })
  await sdk.auth.login({ actor_type: "user", auth_provider: "emailpass", body: LOGIN })
  const rows = await createRows(sdk, 1000)
  const before = rows.map(({ id }) => backend.db.tables.product.get(id)?.status)
  const bad = [7, 500, 999]
  const body = { type: "invalid_data", message: "Refused" }
  backend.faults.set(
    bad.map((index) => ({ path: "/admin/products/batch", contains: rows[index]?.id, status: 400, body })),
  )
  const actor = createActor(createBulkEditMachine(sdk), { input: { rows, change: { status: "published" } } }).start()
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 60_000 })
  const start = performance.now()
  actor.send({ type: "preview.load" })
  await rest()
  actor.send({ type: "job.start" })
  const { job } = (await rest()).context
  const time = performance.now() - start
  if (!job) throw new Error("there is no job")
  const named = job.results.flatMap(({ state }, index) => (state === "failed" ? [index] : []))
  const { done } = countsOf(job)
  backend.faults.set([])
  actor.send({ type: "job.rollBack" })
  await rest()
  const differing = rows.filter(({ id }, index) => backend.db.tables.product.get(id)?.status !== before[index])
  const wrong =
    named.filter((index) => !bad.includes(index)).length + bad.filter((index) => !named.includes(index)).length
  return [
    { name: "1,000 with 3 refused: wrongly named", value: wrong, unit: "rows", limit: 0 },
    { name: "1,000 with 3 refused: left undone", value: 997 - done, unit: "rows", limit: 0 },
    { name: "1,000 with 3 refused", value: time, unit: "ms" },
    { name: "… rolled back: rows that differ", value: differing.length, unit: "rows", limit: 0 },
  ]
}

async function createRows({ admin }: AdminSdk, count: number): Promise<readonly BulkRow[]> {
  const rows: BulkRow[] = []
  for (let from = 0; from < count; from += 100) {
    const body = { create: newProducts(from, 100) }
    const { created } = await admin.product.batch({ body, query: { fields: "id,title" } })
    rows.push(...created.map(({ id, title }) => ({ id, title })))
  }
  return rows
}
