import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
})
afterEach(() => vi.unstubAllEnvs())

const filters = () => screen.findByRole("complementary", { name: "Filters" })
const choice = async (name: RegExp) => within(await filters()).findByRole<HTMLInputElement>("checkbox", { name })
const names = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)
const shownCount = () => Number.parseInt(screen.getByText(/^(\d+ products?|No products)$/).textContent ?? "", 10) || 0
/** Each value that can be chosen, with the number beside it. */
const values = async () =>
  within(await filters())
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ labels }) => /^(.*?)(\d+)$/.exec(labels?.[0]?.textContent ?? "") ?? [])
    .map(([, value = "", count = ""]) => ({ value, count: Number(count) }))

/** Removes the search index, as on a server without the search module. */
function removeSearch() {
  for (const { id } of backend.db.tables.searchIndex.all()) backend.db.tables.searchIndex.remove(id)
}

describe.each(["the API's search", "the API's list"])("filters of a category with %s", (kind) => {
  beforeEach(() => {
    if (kind === "the API's list") removeSearch()
  })

  it("offer the values of its products, with the number of products that each gives", async () => {
    const { user, address } = renderPage("/categories/clothing", backend)
    const tops = await choice(/^Tops/)
    const all = shownCount()
    expect((await values()).map(({ value }) => value)).not.toContain("Clothing")
    expect((await values()).map(({ value }) => value)).not.toContain("Kitchen")
    const { count = 0 } = (await values()).find(({ value }) => value === "Tops") ?? {}
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(all)
    await user.click(tops)
    await waitFor(() => expect(address()).toBe("/categories/clothing?category=Tops"))
    await waitFor(() => expect(shownCount()).toBe(count))
    expect((await choice(/^Tops/)).checked).toBe(true)
  })

  it("never offer a value that gives nothing together with the other filters", async () => {
    const { router } = renderPage("/categories/clothing?category=Tops&color=Ink", backend)
    await choice(/^Tops/)
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Remove / })).toHaveLength(2))
    const offered = (await values()).filter(({ value }) => value !== "Tops" && value !== "Ink")
    expect(offered.length).toBeGreaterThan(3)
    for (const { count } of offered) expect(count).toBeGreaterThan(0)
    const size = within(await filters()).getByRole("group", { name: "Size" })
    const sizes = within(size).getAllByRole<HTMLInputElement>("checkbox")
    const [, value = "", count = ""] = /^(.*?)(\d+)$/.exec(sizes[0]?.labels?.[0]?.textContent ?? "") ?? []
    await router.navigate({
      to: "/categories/$handle",
      params: { handle: "clothing" },
      search: { category: "Tops", color: "Ink", size: value },
    })
    await waitFor(() => expect(shownCount()).toBe(Number(count)))
  })

  it("sort by price and limit it", async () => {
    const { user, address } = renderPage("/categories/clothing", backend)
    await user.selectOptions(await screen.findByLabelText("Sort by"), "Price, low to high")
    await waitFor(() => expect(address()).toBe("/categories/clothing?order=price"))
    const amounts = () =>
      screen.getAllByRole("article").map((card) => Number(/\d+\.\d\d/.exec(card.textContent ?? "")?.[0]))
    await waitFor(() => expect(amounts()).toEqual(amounts().toSorted((a, b) => a - b)))
    const [lowest = 0] = amounts()
    await user.type(within(await filters()).getByLabelText("To"), `${Math.ceil(lowest)}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/categories/clothing?order=price&price=..${Math.ceil(lowest)}`))
    await waitFor(() => expect(Math.max(...amounts())).toBeLessThanOrEqual(Math.ceil(lowest)))
    expect(screen.getByRole("button", { name: /^Remove Up to/ })).toBeTruthy()
  })
})

describe("filters of a listing", () => {
  it("apply a typed price when the shopper goes on", async () => {
    const { user, address } = renderPage("/categories/clothing", backend)
    const ink = await choice(/^Ink/)
    await user.type(await within(await filters()).findByLabelText("To"), "60")
    expect(address()).toBe("/categories/clothing")
    await user.click(ink)
    const chosen = () => Object.fromEntries(new URLSearchParams(address().split("?")[1]))
    await waitFor(() => expect(chosen()).toEqual({ color: "Ink", price: "..60" }))
  })

  it("lead back from a page that doesn't exist", async () => {
    const { user, address } = renderPage("/products?page=99", backend)
    await screen.findByText(/^There is no page 99\. The last one is \d\.$/)
    expect(screen.queryByText("No products found")).toBeNull()
    expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
    await user.click(screen.getByRole("link", { name: "Previous page" }))
    await waitFor(() => expect(address()).toMatch(/^\/products\?page=\d$/))
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
  })

  it("are removed where they match nothing", async () => {
    const { user, address } = renderPage("/categories/clothing?color=Ink&price=..1", backend)
    expect(await screen.findByText("No products match all of these filters. Try removing one.")).toBeTruthy()
    expect((await choice(/^Ink/)).checked).toBe(true)
    await user.click(screen.getByRole("button", { name: "Clear all filters" }))
    await waitFor(() => expect(address()).toBe("/categories/clothing"))
    await waitFor(() => expect(names().length).toBeGreaterThan(3))
  })

  it("mark the counts of the previous filters until the new ones arrive", async () => {
    vi.stubEnv("VITE_SEARCH", "store")
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const hold = async (request: Request) => {
      if (request.method === "POST" && (await request.clone().text()).includes("Tops")) await held
      return backend.fetch(request)
    }
    const { user } = renderPage("/categories/clothing", { ...backend, fetch: hold })
    await user.click(await choice(/^Tops/))
    const panel = (await choice(/^Tops/)).closest("[aria-busy]")
    expect(panel?.getAttribute("aria-busy")).toBe("true")
    answer()
    await waitFor(() => expect(panel?.getAttribute("aria-busy")).toBeNull())
  })

  it("are restored by the browser's Back", async () => {
    const { user, address, router } = renderPage("/collections/summer", backend)
    await user.click(await choice(/^In stock/))
    await waitFor(() => expect(address()).toBe("/collections/summer?availability=in-stock"))
    await user.click(await screen.findByRole("button", { name: "Remove Availability: In stock" }))
    await waitFor(() => expect(address()).toBe("/collections/summer"))
    router.history.back()
    expect(await screen.findByRole("button", { name: "Remove Availability: In stock" })).toBeTruthy()
    expect((await choice(/^In stock/)).checked).toBe(true)
  })

  it("don't include the collection on its own page", async () => {
    renderPage("/collections/summer", backend)
    await choice(/^In stock/)
    expect(within(await filters()).queryByRole("group", { name: "Collection" })).toBeNull()
    expect(within(await filters()).getByRole("group", { name: "Category" })).toBeTruthy()
  })

  it("drop a price in another currency", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { user, address } = renderPage("/products?price=..60", backend)
    expect(await screen.findByRole("button", { name: /Remove Up to €60/ })).toBeTruthy()
    await user.click(within(await screen.findByRole("contentinfo")).getByRole("button", { name: /Germany/ }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.selectOptions(await dialog.findByRole("combobox"), "us")
    await user.click(dialog.getByRole("button", { name: /United States/ }))
    await waitFor(() => expect(address()).toBe("/products"))
  })

  it("say so when they can't be loaded, and the products stay", async () => {
    vi.stubEnv("VITE_SEARCH", "store")
    backend.faults.set([{ path: "/store/search", status: 500 }])
    const { user } = renderPage("/categories/clothing", backend)
    expect(await within(await filters()).findByText("Couldn’t load the filters.")).toBeTruthy()
    expect(names()).toHaveLength(12)
    backend.faults.set([])
    await user.click(within(await filters()).getByRole("button", { name: "Try again" }))
    expect(await choice(/^Tops/)).toBeTruthy()
  })

  it("use the product list while the hosted search fails", async () => {
    vi.stubEnv("VITE_SEARCH_APP_ID", "DEMO")
    vi.stubEnv("VITE_SEARCH_KEY", "wrong")
    renderPage("/categories/clothing?category=Tops", backend)
    expect((await choice(/^Tops/)).checked).toBe(true)
    expect(names()).toContain("Harbor Tee")
    expect(shownCount()).toBeGreaterThan(0)
  })
})

it.each(["/products", "/products?order=title&category=Tops", "/search?q=shirt", "/"])(
  "marks sold-out products at %s, and doesn't offer to add them to the cart",
  async (path) => {
    const { inventoryLevel, productVariant } = backend.db.tables
    for (const { id } of productVariant.all()) productVariant.update(id, { allow_backorder: false })
    for (const { id } of inventoryLevel.all()) inventoryLevel.update(id, { stocked_quantity: 0, reserved_quantity: 0 })
    renderPage(path, backend)
    const [card] = await screen.findAllByRole("article")
    await within(card as HTMLElement).findByText("Sold out")
    expect(screen.queryByRole("button", { name: /^Add .* to cart$/ })).toBeNull()
  },
)

it.each(["/products?price=..60", "/products?price=20..", "/categories/clothing?price=..60", "/search?price=..60"])(
  "leaves the navigation from %s to a product alone",
  async (path) => {
    const { router, user } = renderPage(path, backend)
    await waitFor(() => expect(router.state.location.state.priceCurrency).toBe("usd"))
    const [first] = await screen.findAllByRole("article")
    const replaced = vi.spyOn(router.history, "replace")
    await user.click(within(first as HTMLElement).getAllByRole("link")[0] as HTMLElement)
    await screen.findByRole("button", { name: /^(Add to cart|Choose)/ })
    expect(router.state.location.pathname).toMatch(/^.products./)
    expect(router.state.location.state.priceCurrency).toBeUndefined()
    expect(replaced).not.toHaveBeenCalled()
  },
)

it("a collection's page has the title and description for search engines that the shop wrote", async () => {
  const { productCollection } = backend.db.tables
  const metadata = { seo_title: "Linen for hot days", seo_description: "Shirts that stay cool." }
  productCollection.update(String(productCollection.first("handle", "summer")?.id), { metadata })
  renderPage("/collections/summer", backend)
  await waitFor(() => expect(document.title).toContain("Linen for hot days"))
  expect(document.head.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Shirts that stay cool.")
})
