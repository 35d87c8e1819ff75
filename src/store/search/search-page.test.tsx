import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { setIsFallback } from "./fallback-state.ts"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
})
const results = () => screen.findByRole("region", { name: "Results" })
const names = async () =>
  within(await results())
    .queryAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent)
const filters = () => screen.findByRole("complementary", { name: "Filters" })

describe("search page with the API's search", () => {
  it("searches while typing and writes the URL", async () => {
    const { user, address } = renderPage("/search", backend)
    await user.type(await screen.findByRole("searchbox", { name: "Search products" }), "harbuor tee")
    await waitFor(async () => expect(await names()).toEqual(["Harbor Tee"]))
    await waitFor(() => expect(address()).toBe("/search?q=harbuor+tee"))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “harbuor tee”")
  })

  it("filters by values and price, shows the active filters and removes them", async () => {
    const { user, address } = renderPage("/search?price=..60", backend)
    const tops = await within(await filters()).findByRole("checkbox", { name: /^Tops/ })
    await user.click(tops)
    await waitFor(() => expect(address()).toBe("/search?category=Tops&price=..60"))
    const chosen = await screen.findByRole("list", { name: "Active filters" })
    expect(within(chosen).getByRole("button", { name: "Remove Category: Tops" })).toBeTruthy()
    await user.click(within(chosen).getByRole("button", { name: /Remove Up to/ }))
    await waitFor(() => expect(address()).toBe("/search?category=Tops"))
    await user.click(within(chosen).getByRole("button", { name: "Clear all" }))
    await waitFor(() => expect(address()).toBe("/search"))
    expect((tops as HTMLInputElement).checked).toBe(false)
  })

  it("keeps the cents of a price filter and rejects an invalid amount", async () => {
    const { user, address } = renderPage("/search", backend)
    const from = await within(await filters()).findByLabelText<HTMLInputElement>("From")
    await user.type(from, "12,50")
    expect(await screen.findByText("Enter an amount, for example 12.50")).toBeTruthy()
    await user.clear(from)
    await user.type(from, "30.50{Enter}")
    await waitFor(() => expect(address()).toBe("/search?price=30.5.."))
    expect(from.value).toBe("30.50")
    await user.clear(from)
    await user.type(from, "0.01{Enter}")
    await waitFor(() => expect(address()).toBe("/search"))
    expect(from.value).toBe("")
  })

  it("drops a price filter in another currency, even if the history restores it", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { user, address, router } = renderPage("/search?price=..60", backend)
    const removal = { name: /Remove Up to/ }
    const ship = async (from: RegExp, to: RegExp) => {
      await user.click(within(await screen.findByRole("contentinfo")).getByRole("button", { name: from }))
      const dialog = within(await screen.findByRole("dialog"))
      const country = await dialog.findByRole<HTMLSelectElement>("combobox")
      await user.selectOptions(country, to.source)
      await user.click(dialog.getByRole("button", { name: to }))
    }
    expect((await screen.findByRole("button", removal)).textContent).toContain("€60")
    await user.click(await within(await filters()).findByRole("checkbox", { name: /^Tops/ }))
    await waitFor(() => expect(address()).toBe("/search?category=Tops&price=..60"))
    await ship(/Germany/, /France/)
    await screen.findByRole("button", { name: /France/ })
    expect(address()).toBe("/search?category=Tops&price=..60")
    await ship(/France/, /United States/)
    await waitFor(() => expect(address()).toBe("/search?category=Tops"))
    await waitFor(() => expect(screen.queryByRole("button", removal)).toBeNull())
    router.history.back()
    await waitFor(() => expect(address()).toBe("/search"))
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(0))
    expect(screen.queryByRole("button", removal)).toBeNull()
  })

  it("searches within a facet and shows more values", async () => {
    const { user } = renderPage("/search", backend)
    const box = await within(await filters()).findByRole("searchbox", { name: "Search Category" })
    const list = within(box.closest("fieldset") as HTMLElement)
    expect(list.getAllByRole("checkbox")).toHaveLength(10)
    await user.click(list.getByRole("button", { name: "Show more" }))
    await waitFor(() => expect(list.getAllByRole("checkbox").length).toBeGreaterThan(10))
    await user.type(box, "bag")
    await waitFor(() => expect(list.getAllByRole("checkbox")).toHaveLength(1))
    expect(list.getByRole("checkbox", { name: /^Bags/ })).toBeTruthy()
    await user.clear(box)
    await user.type(box, "zzz")
    expect(await list.findByText("No matches for “zzz”")).toBeTruthy()
  })

  it("sorts and changes the hits per page", async () => {
    const { user, address } = renderPage("/search", backend)
    await user.selectOptions(await screen.findByLabelText("Sort by"), "Name, A to Z")
    await user.selectOptions(screen.getByLabelText("Per page"), "40")
    await waitFor(() => expect(address()).toBe("/search?sort=title-asc&hits=40"))
    await waitFor(async () => expect(await names()).toHaveLength(40))
    const found = await names()
    expect(found).toEqual([...found].sort((a, b) => (a ?? "").localeCompare(b ?? "", "en")))
  })

  it("suggests what to change when nothing is found", async () => {
    const { user } = renderPage("/search?q=zzzz+mug&category=Tops", backend)
    expect(await screen.findByText("No results for “zzzz mug”")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Remove all filters" }))
    await user.click(await screen.findByRole("button", { name: "mug" }))
    await waitFor(async () => expect(await names()).toContain("Morning Mug"))
  })

  it("shows an error for a page below 1 and leads to the first page", async () => {
    const { user, address } = renderPage("/search?q=mug&page=-3", backend)
    expect(await screen.findByText("Page not found")).toBeTruthy()
    expect(screen.getByText("The page number in the address is too low. Go to the first page.")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Go to first page" }))
    await waitFor(() => expect(address()).toBe("/search?q=mug"))
    await waitFor(() => expect(screen.queryByText("Page not found")).toBeNull())
  })

  it("says nothing about a search service that isn't configured", async () => {
    setIsFallback(true)
    renderPage("/search?q=mug", backend)
    await waitFor(async () => expect(await names()).toEqual(["Morning Mug"]))
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  })
  it("shows an error and retries", async () => {
    backend.faults.set([{ path: "/store/search", status: 500 }])
    const { user } = renderPage("/search?q=mug", backend)
    expect(await screen.findByText("Search failed")).toBeTruthy()
    backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(async () => expect(await names()).toEqual(["Morning Mug"]))
    expect(screen.queryByText("Search failed")).toBeNull()
  })

  it("explains an error in the shop's words, not in those of the service", async () => {
    const body = { type: "invalid_data", message: "Field 'q' exceeds its limit" }
    backend.faults.set([{ path: "/store/search", status: 400, body }])
    renderPage("/search?q=mug", backend)
    const banner = (await screen.findByText("Search failed")).closest("[role=alert]") ?? document.body
    expect(banner.textContent).toContain("Try again. If that doesn’t help, browse all products.")
    expect(document.body.textContent).not.toContain("exceeds its limit")
  })

  it("isn't for search engines", async () => {
    renderPage("/search", backend)
    await results()
    expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
  })

  it("keeps showing the error with the previous results, then retries the typed query", async () => {
    const { user, address } = renderPage("/search?q=harbor", backend)
    await waitFor(async () => expect(await names()).toEqual(["Harbor Tee"]))
    backend.faults.set([{ path: "/store/search", status: 500 }])
    const field = screen.getByRole("searchbox", { name: "Search products" })
    await user.clear(field)
    await user.type(field, "mug")
    await screen.findByText("Search failed")
    // The library and the URL are back at the last successful query.
    await waitFor(() => expect(address()).toBe("/search?q=harbor"))
    screen.getByText("Search failed")
    expect([await names(), field]).toEqual([["Harbor Tee"], expect.objectContaining({ value: "mug" })])
    backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(async () => expect(await names()).toEqual(["Morning Mug"]))
  })
})

describe("search page without results", () => {
  it("proposes the query without one of its words", async () => {
    const { user } = renderPage("/search?q=zzzz+mug", backend)
    expect(await screen.findByText("No results for “zzzz mug”")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "mug" }))
    await waitFor(async () => expect(await names()).toContain("Morning Mug"))
  })
})

describe("search page with the product listing", () => {
  beforeEach(() => {
    vi.stubEnv("VITE_SEARCH", "listing")
  })

  it("finds products and counts their values for the filters", async () => {
    const { user, address } = renderPage("/search?q=tee", backend)
    await waitFor(async () => expect(await names()).toContain("Harbor Tee"))
    const tops = await within(await filters()).findByRole<HTMLInputElement>("checkbox", { name: /^Tops/ })
    const count = Number(/\d+$/.exec(tops.labels?.[0]?.textContent ?? "")?.[0])
    await user.click(tops)
    await waitFor(() => expect(address()).toBe("/search?q=tee&category=Tops"))
    await waitFor(async () => expect((await names()).length).toBe(count))
  })

  it("shows no filters without facet counts, for more products than are compared", async () => {
    const { tables } = backend.db
    const [channel] = tables.salesChannel.all()
    for (let i = 0; i <= 500; i += 1) {
      const product = tables.product.insert({ title: `Bulk tee ${i}`, handle: `bulk-${i}`, status: "published" })
      tables.productSalesChannel.insert({ product_id: product.id, sales_channel_id: channel?.id ?? "" })
    }
    renderPage("/search?q=tee", backend)
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(0))
    expect(within(await filters()).queryAllByRole("checkbox")).toEqual([])
  })
})
