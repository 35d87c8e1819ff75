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
  expect(texts.getByText(/^© \d{4} Online store$/)).toBeTruthy()
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

it("has the shop's name, address and pages at social networks", async () => {
  vi.stubEnv("VITE_SHOP_NAME", "Nord")
  vi.stubEnv("VITE_SHOP_COMPANY", "Nord GmbH")
  vi.stubEnv("VITE_SHOP_ADDRESS", "Lange Straße 7, 20095 Hamburg")
  vi.stubEnv("VITE_SHOP_SOCIAL", "https://www.instagram.com/nord https://nord.example/blog")
  renderPage("/track", createBackend({ seed: 1 }))
  const texts = await footer()
  expect(texts.getByText(/^© \d{4} Nord GmbH$/)).toBeTruthy()
  expect(await texts.findByText("20095 Hamburg")).toBeTruthy()
  expect(texts.getByText("Nord")).toBeTruthy()
  expect(texts.getByRole("link", { name: "Instagram" }).getAttribute("href")).toBe("https://www.instagram.com/nord")
  expect(texts.getByRole("link", { name: "nord.example" })).toBeTruthy()
})
