import type { QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { AppRoot } from "#app/app-root.tsx"
import type { AddressProblem, Replacing } from "#lib/address-problem.ts"
import { applyConfig, inlinedConfig, loadConfig, settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { I18nProvider } from "#lib/i18n.tsx"
import { whenIdle } from "#lib/idle.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { PAGE_MARK, readPageState } from "#lib/page-state.ts"
import { initialLocale, knownLocale, openPath } from "#lib/tab-market.ts"
import type { BeforeLink } from "#workbench/before-link.ts"
import { showBootFailure } from "./boot-failure.ts"
import { holdRequests } from "./hold-requests.ts"
import { createQueryClient } from "./query-client.ts"
import { createAppRouter, type RouteTree } from "./router.tsx"
import "./ui/theme.css"

/** Milliseconds to wait for the page's content, once its code is loaded, before rendering the app. */
const RENDER_TIMEOUT = 400
/** The same for a page that a server has rendered: it is visible already, and rendering it again would cost time. */
const TAKE_OVER_TIMEOUT = 3000
/** Milliseconds after which the workbench starts although the page is still loading data. */
const WORKBENCH_TIMEOUT = 2000

/** The other area's pages are loaded with the page: the links between the areas load a document. */
const routeTrees = {
  admin: () => import("./routeTree.gen.ts?area=admin"),
  store: () => import("./routeTree.gen.ts?area=store"),
}

const loadBackend = import.meta.env.VITE_DEMO
  ? () => Promise.all([import("#app/demo-backend/show-backend-problems.tsx"), import("#mocks/browser.ts")])
  : undefined
// Loads the in-browser backend's code while the app starts, but on a first visit after the first page.
const isFirstVisit = import.meta.env.VITE_DEMO ? (window.firstVisit ?? Promise.resolve(false)) : undefined
void isFirstVisit?.then((isFirst) => (isFirst ? undefined : loadBackend?.())).catch(() => undefined)

/** Starts the in-browser backend. Resolves with the reason if a parameter of the URL couldn't be applied. */
async function startBackend(
  replacing: Replacing = async (work) => void (await work()),
): Promise<AddressProblem | undefined> {
  if (!loadBackend) return undefined
  const [{ showBackendProblems }, { startBrowserBackend }] = await loadBackend()
  return startBrowserBackend(showBackendProblems, replacing)
}

/**
 * Resolves when the pictures that are visible without scrolling are shown, after 400 ms at the latest: a tab in the
 * background shows nothing. The pictures come from files of the build, as the service worker doesn't handle requests yet.
 */
async function firstPicturesShown(): Promise<void> {
  const shown = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy")
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  }
  await Promise.race([shown(), new Promise((resolve) => setTimeout(resolve, RENDER_TIMEOUT))])
}

/** Resolves when no query is being loaded. */
const dataLoaded = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(check)
    check()
  })

/** URLs that change the backend's data before the page loads, or that the backend serves a page for. */
const changesBackend = /[?&](?:scenario|seed|at|latency)=|#share=|\/_mock|\/_demo\//

/** The demo's sign-in provider and bank have pages of their own, which the in-browser backend serves. */
async function showDemoPage(locale: string): Promise<boolean> {
  const { pathname, search } = window.location
  if (!/\/_demo\/(?:sign-in|bank)$/.test(pathname)) return false
  const page = await fetch(pathname + search, { headers: { "accept-language": locale } })
  const [, next] = /url=(.+)/.exec(page.headers.get("refresh") ?? "") ?? []
  if (next) {
    location.replace(next)
    return true
  }
  // The app's content security policy forbids the page's style element.
  const [before = "", style = "", after = ""] = (await page.text()).split(/<\/?style>/)
  const parsed = new DOMParser().parseFromString(before + after, "text/html")
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  for (const element of document.querySelectorAll("style, link[rel=stylesheet]")) element.remove()
  document.adoptedStyleSheets = [sheet]
  document.title = parsed.title
  document.body.replaceWith(parsed.body)
  document.documentElement.lang = locale
  return true
}

/** The app starts without reports if their code fails to load. */
function sendReports(apiUrl: string): void {
  import("#lib/reports.ts").then(
    ({ reportUrl, startReports }) => {
      const url = reportUrl(settings())
      if (url) startReports(url, apiUrl)
    },
    () => undefined,
  )
}

// Otherwise zod compiles schemas with `new Function`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function boot(container: HTMLElement) {
  // Only the settings tell the language of a visitor whose browser asks for none of the app's.
  applyConfig(inlinedConfig() ?? (knownLocale() ? {} : await loadConfig()))
  const locale = initialLocale()
  document.documentElement.lang = locale
  const area = /^\/admin(\/|$)/.test(openPath()) ? "admin" : "store"
  const routes = routeTrees[area]()
  // Only start loading this area's messages; its layout waits for them.
  void loadMessages(locale, area).catch(() => undefined)
  const [shared, config] = await Promise.all([loadMessages(locale, "shared"), loadConfig()])
  applyConfig(config)
  if (import.meta.env.DEV || !inlinedConfig()) import("#app/show-brand.ts").catch(() => undefined)
  const result = readEnv(settings())
  let root: Root | undefined
  const render = (page: ReactNode) => {
    delete document.documentElement.dataset.otherPage
    root ??= createRoot(container)
    root.render(page)
  }
  if (!result.ok) {
    const [{ EnvPage }, messages] = await Promise.all([
      import("#app/env-page.tsx"),
      loadMessages(locale, "shared", "start-problem"),
    ])
    render(
      <I18nProvider locale={locale} messages={messages}>
        <EnvPage problems={result.problems} />
      </I18nProvider>,
    )
    return
  }
  if (config.VITE_REPORT_URL || import.meta.env.VITE_REPORT_URL) sendReports(result.env.apiUrl)
  const problems: (AddressProblem | undefined)[] = []
  let replaced: BeforeLink | undefined
  const replacing: Replacing = async (work) => {
    // Another part of the address has replaced the data already: now there is only what that one has loaded.
    if (!import.meta.env.VITE_DEMO || replaced) return void (await work())
    const { keepReplaced } = await import("#workbench/before-link.ts")
    replaced = await keepReplaced(work)
  }
  let showsFirstPage = () => {}
  let backend: Promise<AddressProblem | undefined> | undefined
  /** The page loads while the backend starts; its requests wait. */
  const startWithPage = (starting: Promise<AddressProblem | undefined>) => {
    holdRequests(starting)
    starting.catch((error: unknown) => {
      root?.unmount()
      showBootFailure(container, error)
    })
    return starting
  }
  let startedBackend: Promise<unknown> = Promise.resolve()
  if (import.meta.env.VITE_DEMO && (await isFirstVisit)) {
    const firstPage = new Promise<void>((resolve) => {
      showsFirstPage = resolve
    })
    backend = startWithPage(firstPage.then(() => startBackend()))
  } else if (import.meta.env.VITE_DEMO && !changesBackend.test(location.href)) {
    backend = startWithPage(startBackend())
    startedBackend = backend
  } else if (import.meta.env.VITE_DEMO) {
    problems.push(await startBackend(replacing))
    if (location.pathname.includes("/_mock")) {
      const { showControlPage } = await import("#workbench/control-page.ts")
      if (await showControlPage(container)) return
    }
    if (location.hash.startsWith("#share="))
      problems.push(await (await import("#workbench/share.ts")).openShared(replacing))
    if (await showDemoPage(locale)) return
  }
  const queryClient = createQueryClient()
  const state = readPageState()
  const rendered = state && (await import("#store/shell/rendered-page.ts"))
  const refresh = state && rendered?.takeOver(queryClient, state, locale)
  const { routeTree } = await routes
  const router = createAppRouter(routeTree as RouteTree, { env: result.env, queryClient, locale, shared })
  // Keep the prerendered view until the page is ready, but only for a limited time.
  let isLoaded = false
  const loading = router.load().finally(() => {
    isLoaded = true
  })
  const { routesById } = router
  const code = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => router.loadRouteChunk(routesById[routeId as keyof typeof routesById]))
  const timeout = Promise.all([startedBackend, ...code]).then(
    () => new Promise((resolve) => setTimeout(resolve, refresh ? TAKE_OVER_TIMEOUT : RENDER_TIMEOUT)),
    () => loading,
  )
  const page = <AppRoot queryClient={queryClient} router={router} />
  await Promise.race([loading, timeout])
  const { matches } = router.state
  // The address can lead elsewhere, as for a guest who opens the account.
  if (refresh && isLoaded && matches.map(({ routeId }) => routeId).join() === state?.routes.join()) {
    router.ssr = { manifest: undefined }
    let shown = router.latestLocation.href
    router.subscribe("onRendered", ({ toLocation }) => {
      shown = toLocation.href
    })
    const stop = router.subscribe("onRendered", () => {
      stop()
      // React takes parts of the page over in later tasks.
      whenIdle(refresh)
    })
    hydrateRoot(container, page)
    void rendered?.repeatEarlyInput(() => router.latestLocation.href !== shown)
  } else {
    for (const element of document.head.querySelectorAll(`[${PAGE_MARK}]`)) element.remove()
    window.earlyInput?.stop()
    refresh?.()
    render(page)
  }
  if (import.meta.env.VITE_DEMO) {
    await firstPicturesShown()
    showsFirstPage()
    await backend
    await Promise.race([dataLoaded(queryClient), new Promise((resolve) => setTimeout(resolve, WORKBENCH_TIMEOUT))])
    const { startWorkbench } = await import("#workbench/start-workbench.tsx")
    startWorkbench({
      problems: problems.filter((problem) => problem !== undefined),
      replaced,
      refresh: () => {
        void queryClient.invalidateQueries()
        void router.invalidate()
      },
    })
  }
}

const container = document.getElementById("app")
// The demo's service worker doesn't serve the path of the app without its slash.
if (import.meta.env.VITE_DEMO && `${location.pathname}/` === import.meta.env.BASE_URL)
  location.replace(import.meta.env.BASE_URL + location.search + location.hash)
else if (container) boot(container).catch((error: unknown) => showBootFailure(container, error))
