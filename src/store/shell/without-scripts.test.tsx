import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

it.each([
  ["/products/morning-mug", "button", /^Add to cart/],
  ["/products/morning-mug", "spinbutton", "Quantity"],
  ["/products", "combobox", "Sort by"],
  ["/products", "button", "Filters"],
  ["/products", "button", /^Add .* to cart$/],
  ["/products", "button", /wishlist/i],
] as const)("hides what needs scripts: on %s the %s %s", async (path, role, name) => {
  renderPage(path, createBackend({ seed: 1 }))
  const [control] = await screen.findAllByRole(role, { name })
  expect(control?.closest(".noscript\\:hidden")).not.toBeNull()
})
