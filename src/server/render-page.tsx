import type { QueryClient } from "@tanstack/react-query"
import { createMemoryHistory, isNotFound } from "@tanstack/react-router"
import { renderToString } from "react-dom/server"
import { prerenderToNodeStream } from "react-dom/static"
import { getServerState } from "react-instantsearch"
import { AppRoot } from "#app/app-root.tsx"
import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import type { Locale } from "#lib/locale.ts"
import { loadMessages, type Part } from "#lib/messages/index.ts"
import type { PageScope } from "#lib/page-scope.ts"
import type { PageState } from "#lib/page-state.ts"
import { contentCollections } from "#lib/store-content.ts"
import { createQueryClient } from "#query-client.ts"
import { createAppRouter, type RouteTree } from "#router.tsx"
import { routeTree } from "#routeTree.gen.ts?area=store"
import type { EarlyRequests } from "#store/api/early-requests.ts"
import { homeContentQuery } from "#store/home/home-content.ts"
import { marketOf, regionsQuery } from "#store/market/region.ts"
import { categoriesQuery } from "#store/product/products.ts"
import { foundByServerKey } from "#store/search/search-page.tsx"
import { earlyRequests } from "./early-requests.ts"
import { runInScope } from "./page-scopes.ts"

/** A page of the store as HTML, or where it leads. */
export type RenderedPage =
  | {
      readonly kind: "page"
      /** HTTP status: 200, 404 if there is no such page, or 410 if the shop has removed it. */
      readonly status: 200 | 404 | 410
      /** Elements of the document's head: title, description, links. */
      readonly head: string
      /** Content of the app's element. */
      readonly body: string
      readonly state: PageState
      /** What it requests for its visitor while its scripts load. */
      readonly early: EarlyRequests | undefined
      /** Parts of the messages that its layouts have. */
      readonly parts: readonly Part[]
      /** What the page shows, such as "product:window-chair" and "category:home". */
      readonly tags: readonly string[]
    }
  | {
      readonly kind: "redirect"
      /** HTTP status: 301 if the page has moved, otherwise 307. */
      readonly status: number
      readonly location: string
      readonly tags: readonly string[]
    }

/** What a page is rendered for; the path starts with its prefix. */
export interface RenderScope extends PageScope {
  readonly locale: Locale
}

const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/

/**
 * Renders a page of the store as a visitor sees it whom the shop doesn't know. `path` is a path in the app with its query
 * string. Throws if its data can't be loaded, or once `signal` is aborted.
 */
export const renderPage = (path: string, scope: RenderScope, signal?: AbortSignal): Promise<RenderedPage> =>
  runInScope(scope, async (): Promise<RenderedPage> => {
    const { locale, origin } = scope
    const result = readEnv(settings(), origin)
    if (!result.ok) throw new Error(`${result.problems.map(({ name }) => name).join(", ")}: not set or not valid`)
    const queryClient = createQueryClient()
    const shared = await loadMessages(locale, "shared")
    const context = { env: result.env, queryClient, locale, shared }
    const router = createAppRouter(routeTree as RouteTree, context, createMemoryHistory({ initialEntries: [path] }))
    signal?.addEventListener("abort", () => void queryClient.cancelQueries())
    // The first three are shown around every page; components don't wait for data.
    const [regions] = await Promise.all([
      queryClient.ensureQueryData(regionsQuery),
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(homeContentQuery),
      router.load(),
    ])
    const loaded = router._serverResult
    if (loaded?.type === "redirect") {
      const { status, headers } = loaded.redirect
      return { kind: "redirect", status, location: headers.get("location") ?? "/", tags: tagsOf(queryClient) }
    }
    if (!loaded || loaded.status >= 500) throw loadError(loaded?.matches ?? [])
    const app = <AppRoot queryClient={queryClient} router={router} />
    if (loaded.matches.some(({ routeId }) => routeId === "/_store/search")) {
      // Without results, the browser searches, and says why if that fails.
      const found = await getServerState(app, { renderToString }).catch(() => undefined)
      if (found) queryClient.setQueryData(foundByServerKey, found)
    }
    const errors: unknown[] = []
    const { prelude } = await prerenderToNodeStream(
      app,
      // A larger part would come after the page, and be put into its place by a script.
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // A part of an extension that fails is left to the browser, which shows its notice there.
        onError: (error, { componentStack }) => {
          if (!componentStack?.includes("ExtensionPart")) errors.push(error)
        },
        ...(signal && { signal }),
      },
    )
    let html = ""
    for await (const chunk of prelude) html += chunk
    // React leaves out what failed; the browser shows the reason.
    if (errors.length > 0) throw errors[0]
    const routes = loaded.matches.map(({ routeId }) => routeId)
    const parts = loaded.matches.flatMap(({ staticData }) => staticData.parts ?? [])
    const queries = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey: key, state: { status, data, dataUpdatedAt: at } }) =>
        status === "success" ? [{ key, data, at }] : [],
      )
    const market = marketOf(regions)
    const state: PageState = { locale, country: market?.country, routes, queries }
    const addressed = loaded.matches.flatMap(({ routeId, params }) => tagOf(routeId, params))
    const tags = [...new Set([...tagsOf(queryClient), ...addressed])]
    queryClient.clear()
    const [head = ""] = hoisted.exec(html) ?? []
    return {
      kind: "page",
      status: statusOf(loaded),
      head,
      body: html.slice(head.length),
      state,
      early: earlyRequests(loaded.matches, result.env, locale, market?.region.id),
      parts,
      tags,
    }
  })

/** The status of a page's routes; a loader says in its error that the page is gone. */
function statusOf({ status, matches }: { status: number; matches: readonly { error?: unknown }[] }): 200 | 404 | 410 {
  const isGone = matches.some(({ error }) => isNotFound(error) && (error.data as { isGone?: true })?.isGone)
  return isGone ? 410 : status === 404 ? 404 : 200
}

interface Shown {
  readonly handle?: string
}

/** Tags of the products that a page has loaded, of the redirects if it has asked for its own, and of the shop's content. */
function tagsOf(client: QueryClient): readonly string[] {
  const shown = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [, name], state: { data } }): readonly (Shown | null)[] => {
      if (name === "product") return [data as Shown | null]
      return name === "products" && data ? [(data as { products?: Shown[] }).products ?? (data as Shown[])].flat() : []
    })
  const asked = (name: string) => client.getQueryCache().findAll({ queryKey: ["store", name] }).length > 0
  return [
    ...new Set(shown.flatMap((product) => (product?.handle ? [`product:${product.handle}`] : []))),
    ...(asked("moved") ? [`collection:${contentCollections.moved}`] : []),
    ...(asked("help-content") ? [`collection:${contentCollections.pages}`] : []),
    // Every page can have an announcement.
    `collection:${contentCollections.home}`,
  ]
}

const kinds: Readonly<Record<string, string>> = {
  products: "product",
  categories: "category",
  collections: "collection",
}

/** The tag of what an address names, also if there is none yet. */
function tagOf(routeId: string, { handle }: { readonly handle?: string | undefined }): readonly string[] {
  const kind = kinds[routeId.split("/")[2] ?? ""]
  return kind && handle ? [`${kind}:${handle}`] : []
}

const loadError = (matches: readonly { readonly error?: unknown }[]): unknown =>
  matches.find(({ error }) => error !== undefined)?.error ?? new Error("the page couldn't be loaded")
