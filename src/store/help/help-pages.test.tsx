import { screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { loadHelpPage } from "./load-help-page.ts"

const shop = await openLiveShop()

describe("help pages", () => {
  it("are linked in the footer, with the days of the settings, and lead to each other", async () => {
    vi.stubEnv("VITE_RETURN_DAYS", "30")
    const { user, address } = renderPage("/pages/returns", shop.backend)
    expect(await screen.findByRole("heading", { level: 1, name: "Returns" })).toBeTruthy()
    expect(screen.getByText(/You have 30 days from delivery/)).toBeTruthy()
    expect(screen.getByText(/the items and a reason/).tagName).toBe("LI")
    expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/pages\/returns$/)
    expect(document.head.querySelector("meta[name=description]")).not.toBeNull()
    const footer = within(screen.getByRole("navigation", { name: "Help and legal" }))
    expect(footer.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Contact",
      "Shipping",
      "Returns",
      "Imprint",
      "Privacy",
      "Terms",
    ])
    await user.click(footer.getByRole("link", { name: "Imprint" }))
    expect(await screen.findByRole("heading", { level: 1, name: "Imprint" })).toBeTruthy()
    expect(screen.getByText(/highlighted details are placeholders/)).toBeTruthy()
    expect(address()).toBe("/pages/imprint")
  })

  it("promise no return period without one in the settings", async () => {
    renderPage("/pages/returns", shop.backend)
    expect(await screen.findByText(/if you want to return something/)).toBeTruthy()
    expect(screen.queryByText(/from delivery/)).toBeNull()
  })

  it("show the not-found page for an unknown or malicious address", async () => {
    renderPage("/pages/..%2Fde%2Fterms", shop.backend)
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy()
    expect(screen.getByRole("navigation", { name: "Help and legal" })).toBeTruthy()
    expect(screen.getByRole("main").contains(screen.getByRole("link", { name: "Go to home page" }))).toBe(true)
    expect(await loadHelpPage("constructor", "en")).toBeUndefined()
    expect(await loadHelpPage("../de/terms", "en")).toBeUndefined()
  })

  it("open beside a checkout", async () => {
    renderPage("/checkout", shop.backend)
    const footer = within(await screen.findByRole("navigation", { name: "Help and legal" }))
    expect(footer.getByRole("link", { name: "Terms" }).getAttribute("target")).toBe("_blank")
  })

  it("are English where there is none in another language", async () => {
    const page = { title: "Size guide", description: "Sizes.", nodes: [] }
    const files = { "/src/content/en/sizes.md": async () => page }
    expect(await loadHelpPage("sizes", "de", files)).toEqual({ page, locale: "en" })
    expect(await loadHelpPage("other", "de", files)).toBeUndefined()
  })

  it("exist in both languages", async () => {
    for (const slug of ["contact", "shipping", "returns", "imprint", "privacy", "terms"]) {
      const [en, de] = await Promise.all([loadHelpPage(slug, "en"), loadHelpPage(slug, "de")])
      expect([en?.locale, de?.locale]).toEqual(["en", "de"])
      expect(de?.page.nodes.length).toBe(en?.page.nodes.length)
    }
  })
})
