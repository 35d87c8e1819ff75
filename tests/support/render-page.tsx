import { QueryClientProvider } from "@tanstack/react-query"
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Fragment, StrictMode } from "react"
import { vi } from "vitest"
import { readSearch } from "#lib/env-search.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { setNextLocale } from "#lib/page-scope.ts"
import { readMarket } from "#lib/tab-market.ts"
import type { Backend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createQueryClient } from "#query-client.ts"
import { createAppRouter } from "#router.tsx"
import { routeTree } from "#routeTree.gen.ts"
import { Combobox } from "#ui/combobox.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Menu } from "#ui/menu.tsx"
import { fetchOf } from "./live-shop.ts"
import { recordPageCalls } from "./page-calls.ts"

const API = "http://shop.test"
const shared = await loadMessages("en", "shared")
// A page loads these when the browser is idle, but a test may be faster.
await Promise.all([Combobox.preload(), Dialog.preload(), Menu.preload()])

/** Renders the app in English at a path, with a backend and a user; `strict` runs effects twice, like `npm start`. */
export function renderPage(path: string, backend: Backend, strict = false) {
  vi.stubEnv("VITE_API_URL", API)
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  // jsdom has no scrolling, and doesn't know the <search> element.
  vi.stubGlobal("scrollTo", () => undefined)
  // jsdom never reports that it is idle.
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work))
  vi.stubGlobal("cancelIdleCallback", clearTimeout)
  // A second page of a test finds it replaced.
  if (!vi.isMockFunction(document.createElement)) {
    const create = document.createElement.bind(document)
    vi.spyOn(document, "createElement").mockImplementation((tag: string, options?: ElementCreationOptions) =>
      create(tag === "search" ? "section" : tag, options),
    )
  }
  document.documentElement.lang = "en"
  setNextLocale(undefined)
  readMarket(new URL(path, API).pathname)
  const queryClient = createQueryClient()
  const { search } = readSearch({})
  const env = { demo: false, apiUrl: API, publishableKey: PUBLISHABLE_KEY, search, auth: "jwt" as const }
  const router = createAppRouter(routeTree, { env, queryClient, locale: "en", shared })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  const openPage = () =>
    router
      .matchRoutes(router.latestLocation)
      .at(-1)
      ?.fullPath.replace(/(.)\/$/, "$1")
  vi.stubGlobal("fetch", recordPageCalls(fetchOf(backend), openPage))
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { wrapper: strict ? StrictMode : Fragment },
  )
  const address = () => router.state.location.href
  return { router, queryClient, user: userEvent.setup(), address }
}
