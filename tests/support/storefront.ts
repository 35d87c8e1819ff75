import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, vi } from "vitest"
import { applyConfig } from "#lib/config.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStorefront, type StorefrontOptions } from "#server/storefront.ts"
import { fetchOf } from "./live-shop.ts"

export const backend = createBackend()

const indexHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><script type="application/json" id="config"></script><title>Shop</title></head>
<body><div id="app"><div class="boot-sign"></div></div></body></html>`
const route = (path: string) => `src/routes/_store/${path}.tsx?tsr-split=component`
const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_vendor.js"], isEntry: true },
  "_vendor.js": { file: "assets/vendor.js" },
  "src/lib/messages/en/store.ts": { file: "assets/texts-en.js" },
  "src/lib/messages/de/store.ts": { file: "assets/texts-de.js" },
  [route("products/$handle")]: { file: "assets/product.js", imports: ["_vendor.js"] },
  [route("index")]: { file: "assets/home.js" },
  [route("cart/index")]: { file: "assets/cart.js" },
}

/** Writes a build with few files. */
export function buildFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), "storefront-"))
  mkdirSync(join(dir, "assets"))
  writeFileSync(join(dir, "index.html"), indexHtml)
  writeFileSync(join(dir, "_headers"), "")
  for (const [folder, file, content] of [
    [".vite", "manifest.json", manifest],
    [".headers", "settings.json", { settings: {}, demo: false }],
  ] as const) {
    mkdirSync(join(dir, folder))
    writeFileSync(join(dir, folder, file), JSON.stringify(content))
  }
  writeFileSync(join(dir, "robots.txt"), "User-agent: *")
  writeFileSync(join(dir, "size chart.txt"), "S M L")
  mkdirSync(join(dir, ".well-known"))
  writeFileSync(join(dir, ".well-known", "security.txt"), "Contact: mailto:security@shop.example")
  writeFileSync(join(dir, "assets", "index.js"), "export {}")
  return dir
}

export const settings = {
  VITE_API_URL: "http://shop.test",
  VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  VITE_DEFAULT_MARKET: "en-de",
  VITE_SHOP_NAME: "Nord",
}

interface Api {
  /** Addresses of the requests that were sent. */
  sent: string[]
  /** What a request gets instead of the backend's response. */
  reply: ((url: string) => Promise<Response> | undefined) | undefined
}
export const api: Api = { sent: [], reply: undefined }

/** Gives each test of a file the backend as its API. */
export function answerRequests(): void {
  beforeEach(() => {
    api.sent = []
    api.reply = undefined
    const send = fetchOf(backend)
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      api.sent.push(input)
      return api.reply?.(input) ?? send(input, init)
    })
  })

  afterEach(() => {
    applyConfig({})
    vi.useRealTimers()
  })
}

/** Starts the storefront's server with a build and a backend of its own for each test. */
export function openStorefront(options: Partial<StorefrontOptions> = {}) {
  const reported: unknown[] = []
  const storefront = createStorefront({
    dir: buildFolder(),
    indexHtml,
    manifest,
    origin: "https://shop.example",
    settings,
    freshSeconds: 60,
    cacheMegabytes: 8,
    renders: 4,
    // Longer than a busy machine needs.
    patience: 60_000,
    purgeToken: "secret",
    report: (_, error) => reported.push(error),
    ...options,
  })
  const get = async (path: string, init?: RequestInit) => storefront.request(`https://shop.example${path}`, init)
  const purge = (query: string, token = "secret") =>
    get(`/_pages${query}`, { method: "DELETE", headers: { authorization: `Bearer ${token}` } })
  return { get, purge, reported, page: async (path: string) => (await get(path)).text() }
}

export const CHAIR = "/products/window-chair"
/** What the browser fills. */
export const EMPTY = '<div id="app"><div class="boot-sign"></div></div>'
