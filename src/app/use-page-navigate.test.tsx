import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router"
import { act, render, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { usePageNavigate } from "./use-page-navigate.ts"

beforeEach(() => void vi.stubGlobal("scrollTo", () => undefined))

/** Two pages, the first of which is rendered with its `navigate`. The other page loads until `arrive` is called. */
async function open(path: string) {
  let pageNavigate: (options: object) => Promise<void> = async () => undefined
  let finish = () => {}
  const arrival = new Promise<void>((resolve) => {
    finish = resolve
  })
  function Item() {
    pageNavigate = usePageNavigate() as typeof pageNavigate
    return <h1>Item</h1>
  }
  const root = createRootRoute({ component: Outlet })
  const item = createRoute({ getParentRoute: () => root, path: "/items/$name", component: Item })
  const other = createRoute({
    getParentRoute: () => root,
    path: "/other",
    loader: () => arrival,
    component: () => <h1>Other</h1>,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([item, other]), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole("heading", { name: "Item" })
  const go = (to: string) => act(async () => void router.navigate({ to: to as never }))
  const navigate = (options: object) => act(() => pageNavigate(options))
  return { history, go, navigate, arrive: () => act(async () => finish()) }
}

it.each(["/items/mug", "/items/हिन्दी-किताब", "/items/한국어", "/items/a%25b%20c", "/Items/mug/"])(
  "navigates from the page that is shown at %s",
  async (path) => {
    const { history, navigate } = await open(path)
    await navigate({ to: ".", search: { price: "..60" }, replace: true })
    await waitFor(() => expect(history.location.search).toBe("?price=..60"))
  },
)

it("does nothing while another page loads, or after it was opened", async () => {
  const { history, go, navigate, arrive } = await open("/items/mug")
  await go("/other")
  expect(screen.getByRole("heading", { name: "Item" })).toBeTruthy()
  await navigate({ to: ".", search: { price: "..60" }, replace: true })
  expect(history.location.href).toBe("/other")
  await arrive()
  await screen.findByRole("heading", { name: "Other" })
  await navigate({ to: "/items/$name", params: { name: "pot" } })
  expect(history.location.href).toBe("/other")
})
