import { Hono } from "hono"
import { applyConfig, type Config } from "#lib/config.ts"
import type { Locale } from "#lib/locale.ts"
import { assetCaching, headersFor, rulesOf } from "#scripts/deploy/headers.mjs"
import { type Encoded, encode, respond } from "./encode.ts"
import { PageCache } from "./page-cache.ts"
import { type Manifest, pageFiles } from "./page-files.ts"
import { readFrame } from "./page-frame.ts"
import { renderPage } from "./render-page.tsx"
import { createQueue } from "./render-queue.ts"
import { staticFiles } from "./static-files.ts"

export interface StorefrontOptions {
  /** Folder of the build's files. */
  readonly dir: string
  readonly indexHtml: string
  readonly manifest: Manifest
  readonly settings: Config
  /** Origin of the site, such as "https://shop.example"; by default, the one that a request is for. */
  readonly origin?: string | undefined
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
  /** Is told why a page couldn't be rendered. */
  readonly report: (path: string, error: unknown) => void
}

/** Milliseconds after which a page makes room for others although the API hasn't responded. */
const DEADLINE = 20_000
/** Requests that may wait for each page that can be rendered at a time. */
const WAITING_PER_RENDER = 8
const LOCALE: Locale = "en"
const html = { "content-type": "text/html; charset=utf-8" }

/** The HTTP server of a build: its files, the pages of the store with their content, and the back office. */
export function createStorefront(options: StorefrontOptions): Hono {
  const { settings, report, purgeToken } = options
  applyConfig(settings)
  const frame = readFrame(options.indexHtml, settings)
  const rules = rulesOf({ html: frame.empty, settings })
  const filesOf = pageFiles(options.manifest, "/")
  const fileAt = staticFiles(options.dir)
  const emptyPage = encode(Buffer.from(frame.empty))
  const pages = createPages({
    ...options,
    async render(path, origin) {
      const page = await renderPage(path, { origin, locale: LOCALE, country: undefined })
      if (page.kind === "redirect") return { status: 307, location: page.location, tags: [] }
      const document = frame.write(page, LOCALE, filesOf(page.routes, LOCALE))
      return { status: page.status, content: await encode(Buffer.from(document)), tags: page.tags }
    },
  })

  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headersFor(rules, context.req.path))) context.header(name, value)
  })
  server.get("/_health", (context) => context.text("ok"))
  server.delete("/_pages", (context) => {
    if (!purgeToken || context.req.header("authorization") !== `Bearer ${purgeToken}`) return context.body(null, 403)
    return context.json({ removed: pages.purge(context.req.queries("tag")) })
  })
  server.get("*", async ({ req }) => {
    const { pathname, search, origin } = new URL(req.url)
    const file = fileAt(pathname)
    if (file) {
      const caching = pathname.startsWith("/assets/") ? assetCaching : "no-cache"
      return respond(req.raw, await file.content, 200, { "content-type": file.type, "cache-control": caching })
    }
    if (pathname.startsWith("/assets/")) return new Response(null, { status: 404 })
    const isStore = !/^\/admin(?:\/|$)/.test(pathname)
    const page = isStore ? await pages.at(pathname + search, options.origin ?? origin) : undefined
    // Nothing keeps the empty page: the next visitor may get the rendered one.
    if (!page) return respond(req.raw, await emptyPage, 200, { ...html, "cache-control": "no-store" })
    if (!page.content) return new Response(null, { status: page.status, headers: { location: page.location ?? "/" } })
    const caching = `public, max-age=0, s-maxage=${options.freshSeconds}, stale-while-revalidate=600`
    return respond(req.raw, page.content, page.status, { ...html, "cache-control": caching })
  })
  server.onError((error, context) => {
    report(context.req.path, error)
    return context.html(frame.empty, 200, { "cache-control": "no-store" })
  })
  return server

  /** The pages in memory and those that are being rendered. */
  function createPages({ freshSeconds, cacheMegabytes, renders, patience, render }: PagesOptions) {
    const cache = new PageCache<SentPage>(cacheMegabytes * 1024 * 1024, sizeOf)
    const inQueue = createQueue(renders, renders * WAITING_PER_RENDER)
    const rendering = new Map<string, Promise<SentPage>>()
    const refresh = (key: string, path: string, origin: string): Promise<SentPage> => {
      const running = rendering.get(key)
      if (running) return running
      const started = inQueue(() => withDeadline(render(path, origin))).finally(() => rendering.delete(key))
      rendering.set(key, started)
      started.then(
        (page) => cache.set(key, page),
        (error: unknown) => report(path, error),
      )
      return started
    }
    return {
      /** Returns a page from memory, or renders it; undefined if that fails or takes too long. */
      async at(path: string, origin: string): Promise<SentPage | undefined> {
        const key = `${origin} ${path}`
        const known = cache.get(key)
        if (known && known.age < freshSeconds * 1000) return known.value
        const page = refresh(key, path, origin).catch(() => undefined)
        if (known) return known.value
        return Promise.race([page, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
      },
      purge: (tags: readonly string[] | undefined) =>
        cache.remove((page) => !tags || tags.some((tag) => page.tags.includes(tag))),
    }
  }
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered in ${DEADLINE / 1000} s`)), DEADLINE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface PagesOptions extends StorefrontOptions {
  readonly render: (path: string, origin: string) => Promise<SentPage>
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
