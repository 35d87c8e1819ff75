import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

beforeEach(() => {
  Element.prototype.getAnimations = () => []
})

const footer = async () => within(await screen.findByRole("contentinfo"))

it("has neither the demo's note nor a link to the back office in a shop", async () => {
  renderPage("/track", createBackend({ seed: 1 }))
  const texts = await footer()
  expect(texts.getByText(/^© \d{4} Fennmark$/)).toBeTruthy()
  expect(texts.queryByText(/for sale/)).toBeNull()
  expect(texts.queryByRole("link", { name: "Admin" })).toBeNull()
})

it("says in the demo that nothing is for sale, and leads to the back office", async () => {
  vi.stubEnv("VITE_DEMO", "1")
  renderPage("/track", createBackend({ seed: 1 }))
  const texts = await footer()
  expect(texts.getByText(/^© \d{4} Fennmark · Demo store: nothing here is for sale\.$/)).toBeTruthy()
  expect(texts.getByRole("link", { name: "Admin" }).getAttribute("href")).toBe("/admin")
})
