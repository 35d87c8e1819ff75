import { screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
})

/** Lets the shop say where its pages have moved. */
function redirect(redirects: Record<string, string | null>): void {
  const { productCollection } = backend.db.tables
  const [any] = productCollection.all()
  productCollection.update(String(any?.id), { handle: "storefront", metadata: { redirects } })
}

it("the browser opens the page that a removed product leads to, in the address's market and in its place", async () => {
  redirect({ "/products/old-chair": "/products/window-chair?variant=1" })
  const { router } = renderPage("/en-de/products/old-chair", backend)
  await screen.findByRole("heading", { level: 1, name: "Window Chair" })
  expect(router.state.location.href).toBe("/products/window-chair?variant=1")
  expect(router.history.location.href).toBe("/en-de/products/window-chair?variant=1")
  expect(router.history.length).toBe(1)
})

it("the browser opens the page that an unknown address leads to", async () => {
  redirect({ "/shop/old.html": "/products" })
  const { address } = renderPage("/shop/old.html", backend)
  await waitFor(() => expect(address()).toBe("/products"))
})

it("a product that is gone isn't found", async () => {
  redirect({ "/products/gone": null })
  renderPage("/products/gone", backend)
  await screen.findByRole("heading", { level: 1, name: "Product not found" })
})

it("a product isn't found if the list of redirects can't be read", async () => {
  backend.faults.set([{ path: "/store/collections", status: 400 }])
  renderPage("/products/old-chair", backend)
  await screen.findByRole("heading", { level: 1, name: "Product not found" })
})
