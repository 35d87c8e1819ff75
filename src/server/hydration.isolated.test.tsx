import { QueryClientProvider, QueryObserver } from "@tanstack/react-query"
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import { act } from "@testing-library/react"
import { StrictMode } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { readEnv } from "#lib/env.ts"
import { loadMessages } from "#lib/messages/index.ts"
import type { PageState } from "#lib/page-state.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createQueryClient } from "#query-client.ts"
import { createAppRouter } from "#router.tsx"
import { routeTree } from "#routeTree.gen.ts"
import { regionsQuery } from "#store/market/region.ts"
import { takeOver } from "#store/shell/take-over.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { renderPage } from "./render-page.tsx"

const backend = createBackend()
const settings = { VITE_API_URL: "http://shop.test", VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY }
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal("fetch", fetchOf(backend))
  vi.stubGlobal("scrollTo", () => undefined)
  vi.stubGlobal("requestIdleCallback", () => 0)
  vi.stubGlobal("cancelIdleCallback", () => undefined)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.stubEnv("VITE_DELIVERY_DAYS", "2-5")
  document.documentElement.lang = "en"
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  localStorage.clear()
})

/** Renders a page as a server does, then starts the app on it as the browser of a guest does who was here before. */
async function open(path: string) {
  const page = await renderPage(path, { origin: "https://shop.example", locale: "en", country: "us", prefix: "" })
  if (page.kind !== "page") throw new Error(`${path} leads to ${page.location}`)
  const product = backend.db.tables.product.first("handle", "window-chair")
  deviceItem("theme").set("dark")
  deviceItem("wishlist").set(JSON.stringify([product?.id]))
  deviceItem("recentlyViewed").set(JSON.stringify([product?.id]))
  deviceItem("chatConsent").set("given")
  deviceItem("lastOrder").set("order_01")
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = page.body
  const before = container.querySelector("#main")
  const queryClient = createQueryClient()
  expect(takeOver(queryClient, JSON.parse(JSON.stringify(page.state)) as PageState, "en")).toBe(true)
  const env = readEnv(settings)
  if (!env.ok) throw new Error("the settings aren't valid")
  const context = { env: env.env, queryClient, locale: "en" as const, shared: await loadMessages("en", "shared") }
  const router = createAppRouter(routeTree, context)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  router.ssr = { manifest: undefined }
  await router.load()
  const errors: unknown[] = []
  vi.spyOn(console, "error").mockImplementation((...report: unknown[]) => {
    // Only here, one process is both server and browser.
    if (!String(report[0]).startsWith("Detected multiple renderers")) errors.push(report)
  })
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  return { container, before, errors }
}

/** The app continues with the HTML of a page, without an error: React reports on the console what differs. */
async function expectContinued(path: string) {
  const { container, before, errors } = await open(path)
  expect(errors).toEqual([])
  expect(container.querySelector("#main")).toBe(before)
  return container
}

it.each([
  "/",
  "/products",
  "/products?page=2",
  "/products/window-chair",
  "/categories/home",
  "/search?q=chair",
  "/pages/shipping",
  "/account/login",
  "/account/register",
  "/track",
  "/cart",
  "/checkout",
  "/wishlist",
  "/nowhere",
  "/products/nothing",
])("the app continues with the HTML of %s", async (path) => {
  await expectContinued(path)
})

it("the app loads the countries of a page that was rendered long ago again", async () => {
  const page = await renderPage("/", { origin: "https://shop.example", locale: "en", country: "us", prefix: "" })
  if (page.kind !== "page") throw new Error(`leads to ${page.location}`)
  const isOutdated = (age: number) => {
    const queryClient = createQueryClient()
    const queries = page.state.queries.map((query) => ({ ...query, at: Date.now() - age }))
    expect(takeOver(queryClient, { ...page.state, queries }, "en")).toBe(true)
    return new QueryObserver(queryClient, regionsQuery).getCurrentResult().isStale
  }
  expect(isOutdated(60_000)).toBe(false)
  expect(isOutdated(86_400_000)).toBe(true)
})

it("the app continues with a description in Markdown", async () => {
  const { product } = backend.db.tables
  product.update(String(product.first("handle", "window-chair")?.id), { description: "**Solid** oak" })
  const container = await expectContinued("/products/window-chair")
  expect(container.querySelector("strong")?.textContent).toBe("Solid")
})
