import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { page } from "#lib/messages/en/shared/page.ts"
import { ApiError } from "#sdk/error.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { PageError } from "./page-states.tsx"

const reload = vi.hoisted(() => vi.fn())
vi.mock("#lib/reload.ts", () => ({ reloadPage: reload }))

function renderError(error: Error) {
  const rootRoute = createRootRoute({ component: () => <PageError error={error} reset={() => undefined} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  vi.stubGlobal("scrollTo", () => undefined)
  return renderUi(<RouterProvider router={router as never} />)
}

it("reloads the document when retrying a page chunk that failed to load, because the browser caches the failure", async () => {
  const failure = new TypeError("Failed to fetch dynamically imported module: https://shop.test/assets/page-1a2b.js")
  const { user } = renderError(failure)
  await screen.findByText("The page couldn’t be loaded")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(reload).toHaveBeenCalledOnce()
})

it("shows only the status of a server error, never its message", async () => {
  const error = new ApiError({ kind: "http", status: 500, message: 'relation "payment_secret" does not exist' })
  const { user } = renderError(error)
  await user.click(await screen.findByText(page.crash.details))
  expect(screen.getByText("HTTP 500")).toBeTruthy()
  expect(document.body.textContent).not.toContain("payment_secret")
})
