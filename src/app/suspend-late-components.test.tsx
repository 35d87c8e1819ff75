import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router"
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { suspendLateComponents } from "./suspend-late-components.tsx"

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined))
afterEach(cleanup)

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

it("renders a pending component whose chunk loads late without a React error", async () => {
  const chunk = deferred<{ Pending: () => string; Page: () => string }>()
  const data = deferred<string>()
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: "/",
    loader: () => data.promise,
    pendingMs: 0,
    pendingComponent: lazyRouteComponent(() => chunk.promise, "Pending"),
    component: lazyRouteComponent(() => chunk.promise, "Page"),
  })
  const routeTree = root.addChildren([page])
  suspendLateComponents(routeTree)
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) })
  render(<RouterProvider router={router} />)
  await act(async () => chunk.resolve({ Pending: () => "Loading products", Page: () => "Products" }))
  await screen.findByText("Loading products")
  await act(async () => data.resolve("ready"))
  expect(await screen.findByText("Products")).toBeTruthy()
})
