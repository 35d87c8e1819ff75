import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

it("keeps the link of a cart that doesn't exist out of search engines", async () => {
  renderPage("/cart/cart_x", createBackend({ seed: 1 }))
  await screen.findByRole("heading", { level: 1, name: "Cart not found" })
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
})
