import { readdirSync } from "node:fs"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import type { PortRequest, PortResponse } from "#mocks/browser/messages.ts"
import { skipTour } from "./skip-tour.ts"

interface Kept {
  readonly context: BrowserContext
  /** Shows no app, and keeps the backend's worker running while the pages of tests load and close. */
  readonly anchor: Page
}

/** Browser contexts that are kept; each has a backend of its own. */
const MAX_CONTEXTS = 2

/**
 * Browser contexts in which the demo's backend keeps running from test to test. Each test gets the default dataset and
 * empty storage, like in a new context, but doesn't compile and start the backend on every page load.
 */
export class SharedBackend {
  readonly #browser: Browser
  /** By the options that a context is created with; least recently used first. */
  readonly #kept = new Map<string, Kept>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A context with the current test's options, without pages of earlier tests. `key`: the options that differ between tests. */
  async acquire(key: string, baseURL: string): Promise<BrowserContext> {
    const kept = this.#kept.get(key)
    this.#kept.delete(key)
    if (kept) await startOver(kept)
    const current = kept ?? (await this.#open(baseURL))
    this.#kept.set(key, current)
    const [oldest] = this.#kept
    if (oldest && this.#kept.size > MAX_CONTEXTS) {
      this.#kept.delete(oldest[0])
      await oldest[1].context.close()
    }
    return current.context
  }

  /** Closes the pages of a test and removes what it has set on its context. */
  async release(context: BrowserContext): Promise<void> {
    const anchor = [...this.#kept.values()].find((kept) => kept.context === context)?.anchor
    await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())))
    await context.unrouteAll()
    await context.clearPermissions()
    await context.clearCookies()
    await context.setOffline(false)
  }

  async #open(baseURL: string): Promise<Kept> {
    const context = await this.#browser.newContext()
    await skipTour(context)
    const anchor = await context.newPage()
    await anchor.goto(`${baseURL}/favicon.svg`)
    const script = readdirSync("dist-demo/assets").find((name) => /^shared-worker-.*\.js$/.test(name))
    if (!script) throw new Error("dist-demo has no shared worker.")
    // The same script and options as in src/mocks/browser/link.ts: otherwise it's another worker.
    await anchor.evaluate((url) => {
      const { port } = new SharedWorker(url, { type: "module", name: "backend", extendedLifetime: true })
      Object.assign(window, { backend: port })
    }, `/assets/${script}`)
    return { context, anchor }
  }
}

/** Resets the data, the journal and the site's storage. */
async function startOver({ anchor }: Kept): Promise<void> {
  await anchor.evaluate(async () => {
    localStorage.clear()
    const { backend } = window as unknown as { backend: MessagePort }
    const send = (id: number, method: string, path: string, body: object) =>
      new Promise<void>((resolve, reject) => {
        backend.onmessage = ({ data }: MessageEvent<PortResponse>) => {
          if (!("id" in data) || data.id !== id) return
          if ("status" in data && data.status === 200) resolve()
          else reject(new Error(`${method} ${path}: ${JSON.stringify(data)}`))
        }
        backend.postMessage({
          id,
          method,
          url: location.origin + path,
          headers: [["content-type", "application/json"]],
          body: new TextEncoder().encode(JSON.stringify(body)).buffer,
        } satisfies PortRequest)
      })
    await send(1, "POST", "/_mock/reset", { scenario: "default", at: null })
    await send(2, "DELETE", "/_mock/journal", {})
    for (const { name } of await indexedDB.databases())
      if (name && !name.startsWith("in-memory-backend")) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}
