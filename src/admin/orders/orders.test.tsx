import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders } = shop.admin.admin
const numberOf = async (id: string) => `#${(await orders.retrieve({ id })).order.display_id}`

const sent = await placeOrder(shop)
await fulfillOrder(shop, sent)
const waiting = await placeOrder(shop)
const canceled = await placeOrder(shop)
await orders.cancel({ id: canceled })

const list = (search: Record<string, string[]>) =>
  renderAdminPage(
    `/admin/orders?${Object.entries(search)
      .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      .join("&")}`,
    shop,
  )
const shown = async () => (await screen.findAllByRole("link", { name: /^#\d+$/ })).map((link) => link.textContent)

describe("order list", () => {
  it("filters by fulfillment status", async () => {
    await list({ fulfillment: ["fulfilled"] })
    expect(await shown()).toEqual([await numberOf(sent)])
    await waitFor(() => expect(screen.queryByText(/Check(ed|ing)/)).toBeNull())
  })

  it("filters by payment and fulfillment status together", async () => {
    await list({ payment: ["authorized", "canceled"], fulfillment: ["not_fulfilled"] })
    expect(await shown()).toContain(await numberOf(waiting))
    expect(screen.queryByRole("link", { name: await numberOf(sent) })).toBeNull()
  })

  it("is the only current page in the navigation", async () => {
    await renderAdminPage("/admin/orders?sort=email", shop)
    await shown()
    const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link", { current: "page" })
    expect(links.map((link) => link.textContent)).toEqual(["Orders"])
  })

  it("offers the first page if the URL has a page past the last one", async () => {
    const { user, address } = await renderAdminPage("/admin/orders?page=9", shop)
    await screen.findByText("This page is empty")
    expect(screen.queryByText("No orders yet")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Go to first page" }))
    expect(await shown()).toHaveLength(3)
    expect(address()).not.toContain("page=")
  })

  it("ignores an invalid date in the URL", async () => {
    await renderAdminPage("/admin/orders?from=junk&to=2026-02-30", shop)
    expect(await shown()).toHaveLength(3)
  })

  it("focuses the search field with the slash key, but ignores the key on a page without one", async () => {
    const { router } = await renderAdminPage("/admin/orders", shop)
    await shown()
    expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Search orders" }))
    await act(() => router.navigate({ to: "/admin/settings/team" }))
    await screen.findByRole("heading", { level: 1, name: "Team" })
    ;(document.activeElement as HTMLElement | null)?.blur()
    expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(true)
  })

  it.each([
    ["orders", "/admin/orders"],
    ["returns", "/admin/returns"],
    ["draft-orders", "/admin/draft-orders"],
    ["orders", "/admin/inbox"],
  ])("reports that %s couldn't be loaded on %s after a lost connection, and retries", async (resource, path) => {
    const { user } = await renderAdminPage(path, shop)
    const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")))
    const fetchBefore = globalThis.fetch
    vi.stubGlobal("fetch", (...call: Parameters<typeof fetch>) =>
      new URL(new Request(...call).url).pathname === `/admin/${resource}` ? lost(...call) : fetchBefore(...call),
    )
    await screen.findByText("Couldn’t reach the server", {}, { timeout: 15_000 })
    expect(screen.queryByText("Failed to fetch")).toBeNull()
    expect(screen.queryByRole("table")).toBeNull()
    expect(screen.queryByText("Loading")).toBeNull()
    expect(lost).toHaveBeenCalled()
    vi.stubGlobal("fetch", fetchBefore)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(screen.queryByText("Couldn’t reach the server")).toBeNull())
  })

  it("reports that nothing matches, and clears the filters", async () => {
    const { user, address } = await list({ payment: ["refunded"] })
    await screen.findByText("No matching orders")
    await user.click(screen.getByRole("button", { name: "Clear filters" }))
    expect(await shown()).toHaveLength(3)
    expect(address()).not.toContain("refunded")
  })
})
