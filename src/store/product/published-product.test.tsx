import { act, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

it("a product that was missing is shown once it is published", async () => {
  const { router } = renderPage("/products", createBackend())
  await screen.findByRole("heading", { level: 1, name: "All products" })
  const send = globalThis.fetch
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) =>
    input.includes("handle=window-chair")
      ? Response.json({ products: [], count: 0, offset: 0, limit: 1 })
      : send(input, init),
  )
  const openProduct = () => act(() => router.navigate({ to: "/products/$handle", params: { handle: "window-chair" } }))
  await openProduct()
  await screen.findByRole("heading", { level: 1, name: "Product not found" })
  await act(() => router.navigate({ to: "/products" }))
  vi.stubGlobal("fetch", send)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 })
  await openProduct()
  expect(await screen.findByRole("heading", { level: 1, name: "Window Chair" })).toBeTruthy()
  vi.useRealTimers()
})
