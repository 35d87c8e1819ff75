import { QueryClientProvider } from "@tanstack/react-query"
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
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
})

/** Renders a page as a server does, then starts the app on it as the browser of a guest does who was here before. */
async function open(path: string, age = 0, afterwards = () => {}) {
  const page = await renderPage(path, { origin: "https://shop.example", locale: "en", country: "us", prefix: "" })
  afterwards()
  if (page.kind !== "page") throw new Error(`${path} leads to ${page.location}`)
  const queries = page.state.queries.map((query) => ({ ...query, at: Date.now() - age }))
  const state = JSON.parse(JSON.stringify({ ...page.state, queries })) as PageState
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
  const refresh = takeOver(queryClient, state, "en")
  if (!refresh) throw new Error("the data wasn't taken")
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
  return { container, before, errors, refresh }
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

it("the app takes over a page that was rendered long ago, then loads its countries and prices again", async () => {
  const { container, before, errors, refresh } = await open("/products/window-chair", 86_400_000)
  expect(errors).toEqual([])
  expect(container.querySelector("#main")).toBe(before)
  expect(container.textContent).toContain("$379.08")
  const { product, region } = backend.db.tables
  product.update(String(product.first("handle", "window-chair")?.id), { title: "Bay Window Chair" })
  region.update(String(region.all()[0]?.id), { name: "Renamed" })
  const loaded = vi.spyOn(globalThis, "fetch")
  act(refresh)
  await vi.waitFor(() => expect(container.querySelector("h1")?.textContent).toBe("Bay Window Chair"))
  expect(loaded.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringContaining("/store/regions?"))
})

it("the app continues with a description in Markdown", async () => {
  const { product } = backend.db.tables
  product.update(String(product.first("handle", "window-chair")?.id), { description: "**Solid** oak" })
  const container = await expectContinued("/products/window-chair")
  expect(container.querySelector("strong")?.textContent).toBe("Solid")
})

it("the app shows the year of today on a page that was rendered last year, without an error", async () => {
  const { container, errors } = await open("/track", 0, () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(new Date().getFullYear() + 1, 5, 1) })
  })
  const year = new Date().getFullYear()
  expect(container.querySelector("footer")?.textContent).toContain(`© ${year}`)
  expect(errors).toEqual([])
})
