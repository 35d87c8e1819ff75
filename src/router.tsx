import { createRouter, type RouterHistory } from "@tanstack/react-router"
import type { RouterContext } from "#app/context.ts"
import { PageError, PageNotFound, PagePending } from "#app/page-states.tsx"
import { suspendLateComponents } from "#app/suspend-late-components.tsx"
import { marketRewrite } from "#lib/market-rewrite.ts"
import type { Part } from "#lib/messages/index.ts"
import { parseQuery, writeQuery } from "#lib/search-params.ts"
import type { routeTree } from "./routeTree.gen.ts"

/** The routes of both areas. In the browser it holds only those of the area that was opened. */
export type RouteTree = typeof routeTree

/** Creates the app's router. On a server, `history` is that of the requested page. */
export function createAppRouter(routeTree: RouteTree, context: RouterContext, history?: RouterHistory) {
  suspendLateComponents(routeTree)
  return createRouter({
    ...(history && { history, isServer: true }),
    routeTree,
    context,
    ...(import.meta.env.BASE_URL === "/" ? {} : { basepath: import.meta.env.BASE_URL }),
    rewrite: marketRewrite(),
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    scrollRestoration: !history,
    getScrollRestorationKey: ({ state, href }) => state.place ?? state.__TSR_key ?? href,
    defaultPreload: "intent",
    // Let the query cache decide whether preloaded data is still fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
  })
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The entry's scroll position, after its address was replaced. */
    place?: string | undefined
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** `guided`: a full-window flow; its steps replace the navigation. */
    layout?: "guided"
    /** Parts of the messages that the pages of a layout have. */
    parts?: readonly Part[]
  }
}
