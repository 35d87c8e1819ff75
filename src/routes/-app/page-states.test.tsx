import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { PageError } from "./page-states.tsx"

const reload = vi.hoisted(() => vi.fn())
vi.mock("#lib/reload.ts", () => ({ reloadPage: reload }))

it("reloads a page whose code couldn't be loaded, as the browser keeps the failure", async () => {
  const failure = new TypeError("Failed to fetch dynamically imported module: https://shop.test/assets/page-1a2b.js")
  const rootRoute = createRootRoute({ component: () => <PageError error={failure} reset={() => undefined} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  vi.stubGlobal("scrollTo", () => undefined)
  const { user } = renderUi(<RouterProvider router={router as never} />)
  await screen.findByText("The page couldn’t be loaded")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(reload).toHaveBeenCalledOnce()
})
