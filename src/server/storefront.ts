import { setTimeout } from "node:timers/promises"
import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import { MANIFEST_FILE, manifest } from "#lib/brand-page.ts"
import { applyConfig, type Config } from "#lib/config.ts"
import type { Locale } from "#lib/locale.ts"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import { assetCaching, headersFor, rulesOf } from "#scripts/deploy/headers.mjs"
import { isPrivate } from "#scripts/lib/private-pages.mjs"
import { type Encoded, encode, respond } from "./encode.ts"
import { createMarkets } from "./markets.ts"
import { PageCache } from "./page-cache.ts"
import { type Manifest, pageFiles } from "./page-files.ts"
import { pageScripts, readFrame } from "./page-frame.ts"
import { type RenderScope, renderPage } from "./render-page.tsx"
import { createQueue } from "./render-queue.ts"
import { staticFiles } from "./static-files.ts"

export interface StorefrontOptions {
  /** Folder of the build's files. */
  readonly dir: string
  readonly indexHtml: string
  readonly manifest: Manifest
  readonly settings: Config
  /** Origin of the site, such as "https://shop.example". A request can't say it: pages are kept for all. */
  readonly origin: string
  /** Seconds in which a rendered page is sent again as it is; later it is rendered again after it was sent. */
  readonly freshSeconds: number
  /** Megabytes of rendered pages to keep. */
  readonly cacheMegabytes: number
  /** Pages to render at a time. */
  readonly renders: number
  /** Milliseconds after which a visitor gets the empty page, which the browser fills. */
  readonly patience: number
  /** `DELETE /_pages` requires it as its bearer token; without it, no request may remove pages. */
  readonly purgeToken?: string | undefined
  /** Called with the reason when a page can't be rendered. */
  readonly report: (path: string, error: unknown) => void
}

/** Milliseconds after which a page makes room for others although the API hasn't responded. */
const DEADLINE = 20_000
/** Milliseconds in which an outdated page is sent while it is rendered; later, visitors wait for the new one. */
const MAX_AGE = 600_000
/** Milliseconds without another attempt after a page couldn't be rendered. */
const PAUSE = 5_000
/** Pages whose failure is remembered. */
const MAX_FAILURES = 1_000
/** Requests that may wait for each page that can be rendered at a time. */
const WAITING_PER_RENDER = 8
const uncached = { "cache-control": "no-store" }
const hidden = { ...uncached, "x-robots-tag": "noindex" }
const html = { "content-type": "text/html; charset=utf-8" }

/** The HTTP server of a build: its files, the pages of the store with their content, and the back office. */
export function createStorefront(options: StorefrontOptions): Hono {
  const { settings, report, purgeToken } = options
  applyConfig(settings)
  const frame = readFrame(options.indexHtml, settings)
  const headers = Object.entries(headersFor(rulesOf({ html: frame.empty() + pageScripts, settings }), "/"))
  const filesOf = pageFiles(options.manifest, "/")
  const fileAt = staticFiles(options.dir)
  const emptyPage = memoizeUntilFailure((locale: Locale | undefined) => encode(Buffer.from(frame.empty(locale))))
  const markets = createMarkets(options.origin)
  const pages = createPages({
    ...options,
    async render(path, scope, signal) {
      const page = await renderPage(path, scope, signal)
      if (page.kind === "redirect") return { status: page.status, location: page.location, tags: page.tags }
      const document = frame.write(page, scope.locale, filesOf(page.state.routes, page.parts, scope.locale))
      return { status: page.status, content: await encode(Buffer.from(document)), tags: page.tags }
    },
  })

  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
  })
  const manifestFile = encode(Buffer.from(manifest(settings)))
  server.get(`/${MANIFEST_FILE}`, async ({ req }) =>
    respond(req.raw, await manifestFile, 200, {
      "content-type": "application/manifest+json",
      "cache-control": "no-cache",
    }),
  )
  server.get("/_health", (context) => context.text("ok"))
  server.delete("/_pages", (context) => {
    if (!purgeToken || context.req.header("authorization") !== `Bearer ${purgeToken}`)
      return context.text("The token is wrong, or PURGE_TOKEN is not set.\n", 403)
    const unknown = Object.keys(context.req.query()).find((name) => name !== "tag")
    if (unknown !== undefined)
      return context.text(`Unknown parameter ${unknown}: use tag, or none to remove all pages.\n`, 400)
    markets.forget()
    return context.json({ removed: pages.purge(context.req.queries("tag")) })
  })
  server.get("*", async (context) => {
    const { req } = context
    const { pathname, search } = new URL(req.url)
    const file = fileAt(pathname)
    if (file) {
      const caching = pathname.startsWith("/assets/") ? assetCaching : "no-cache"
      return respond(req.raw, await file.content, 200, { "content-type": file.type, "cache-control": caching })
    }
    // A newer build may have it soon.
    if (pathname.startsWith("/assets/")) return new Response(null, { status: 404, headers: uncached })
    const isStore = !/^\/admin(?:\/|$)/.test(pathname)
    if (!isStore) return respond(req.raw, await emptyPage(undefined), 200, { ...html, ...hidden })
    const addressed = await markets.find(pathname, {
      choice: getCookie(context, "market"),
      acceptLanguage: req.header("accept-language"),
      userAgent: req.header("user-agent"),
    })
    if (addressed.kind === "elsewhere")
      return new Response(null, { status: 302, headers: { location: addressed.pathname + search, ...uncached } })
    const isKept = addressed.isSure && !isPrivate(addressed.path)
    const sent = await pages.at(pathname + withoutTracking(search), addressed.scope, isKept)
    // Nothing keeps the empty page: the next visitor may get the rendered one.
    if (!sent)
      return respond(req.raw, await emptyPage(addressed.scope.locale), 503, {
        ...html,
        ...uncached,
        "retry-after": "30",
      })
    const { page, isFresh } = sent
    const unkept = isPrivate(addressed.path) ? hidden : uncached
    if (!page.content)
      return new Response(null, { status: page.status, headers: { location: page.location ?? "/", ...unkept } })
    // A browser that has kept an address without a market would show the default one although another was chosen.
    const stale = addressed.scope.prefix ? `, stale-while-revalidate=${MAX_AGE / 1000}` : ""
    const shared = isFresh ? `s-maxage=${options.freshSeconds}${stale}` : "s-maxage=0"
    const caching = isKept ? { "cache-control": `public, max-age=0, ${shared}` } : unkept
    return respond(req.raw, page.content, page.status, { ...html, ...caching })
  })
  // Without scripts, forms are posted, which keeps passwords out of addresses.
  server.post("*", (context) => context.redirect(`/${context.req.path.replace(/^[/\\]+/, "")}`, 303))
  server.onError((error, context) => {
    report(context.req.path, error)
    return context.html(frame.empty(), 200, uncached)
  })
  return server

  /** The pages in memory and those that are being rendered. */
  function createPages({ freshSeconds, cacheMegabytes, renders, patience, render }: PagesOptions) {
    const cache = new PageCache<SentPage>(cacheMegabytes * 1024 * 1024, sizeOf)
    const inQueue = createQueue(renders, renders * WAITING_PER_RENDER)
    const rendering = new Map<string, Promise<SentPage | undefined>>()
    const failures = new Map<string, number>()
    /** Counts the purges: a page that was rendered before one may show old data. */
    let purges = 0
    const refresh = (path: string, scope: RenderScope, isKept: boolean): Promise<SentPage | undefined> => {
      const running = rendering.get(path)
      if (running) return running
      if (Date.now() - (failures.get(path) ?? 0) < PAUSE) return Promise.resolve(undefined)
      const before = purges
      const started = inQueue(() => withDeadline((signal) => render(path, scope, signal))).then(
        (page) => {
          failures.delete(path)
          if (purges === before && isKept) cache.set(path, page)
          return page
        },
        (error: unknown) => {
          if (failures.size >= MAX_FAILURES) failures.clear()
          failures.set(path, Date.now())
          report(path.replace(/\?.*/, ""), error)
          return undefined
        },
      )
      rendering.set(path, started)
      void started.finally(() => rendering.get(path) === started && rendering.delete(path))
      return started
    }
    return {
      /** Returns a page from memory, or renders it; undefined if that fails or takes too long. */
      async at(
        path: string,
        scope: RenderScope,
        isKept: boolean,
      ): Promise<{ page: SentPage; isFresh: boolean } | undefined> {
        const known = cache.get(path)
        if (known && known.age < freshSeconds * 1000) return { page: known.value, isFresh: true }
        const refreshed = refresh(path, scope, isKept)
        if (known && known.age < MAX_AGE) return { page: known.value, isFresh: false }
        const page = await within(patience, refreshed)
        if (page) return { page, isFresh: true }
        return known && { page: known.value, isFresh: false }
      },
      purge(tags: readonly string[] | undefined): number {
        purges += 1
        rendering.clear()
        return cache.remove((page) => !tags || tags.some((tag) => page.tags.includes(tag)))
      },
    }
  }
}

/** Removes what advertisements and newsletters add to addresses, and what no page reads. */
function withoutTracking(search: string): string {
  if (!/[?&](?:utm_|fbclid|gclid|msclkid)/.test(search)) return search
  const params = new URLSearchParams(search)
  for (const name of [...params.keys()]) if (/^(?:utm_\w+|fbclid|gclid|msclkid)$/.test(name)) params.delete(name)
  return params.size > 0 ? `?${params}` : ""
}

/** The result of `work`, or undefined once `ms` milliseconds are over. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController()
  const late = setTimeout(ms, undefined, { signal: stop.signal }).catch(() => undefined)
  return Promise.race([work, late]).finally(() => stop.abort())
}

/** Aborts `work` after {@link DEADLINE}, and fails then although it may go on. */
async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const result = await within(
    DEADLINE,
    work(controller.signal).then((value) => ({ value })),
  )
  if (result) return result.value
  controller.abort()
  throw new Error(`not rendered in ${DEADLINE / 1000} s`)
}

interface PagesOptions extends StorefrontOptions {
  readonly render: (path: string, scope: RenderScope, signal: AbortSignal) => Promise<SentPage>
}

interface SentPage {
  readonly status: number
  /** Missing if the page leads to `location`. */
  readonly content?: Encoded
  readonly location?: string
  /** What the page shows, such as "product:window-chair". */
  readonly tags: readonly string[]
}

const sizeOf = ({ content }: SentPage): number =>
  500 + (content ? content.plain.length + (content.br?.length ?? 0) + (content.gzip?.length ?? 0) : 0)
