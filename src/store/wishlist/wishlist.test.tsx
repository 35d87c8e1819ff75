import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deviceKey } from "#lib/device-items.ts"
import { messageFiles } from "#lib/messages/index.ts"
import { cartQueue } from "#store/cart/cart.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { TOKEN } from "#tests/support/visitors.ts"
import { KEY, kept, openWishlistShop } from "#tests/support/wishlist-shop.ts"

const { shop, alice, shirt, titleOf, savedBy, heart, reset } = await openWishlistShop()
const { tables } = shop.backend.db

beforeEach(() => {
  stubOverlays()
  reset()
})

describe("a guest's wishlist", () => {
  it("is kept in the browser and shown on its page", async () => {
    const { user, router } = renderPage("/products/t-shirt", shop.backend)
    await user.click(await heart())
    expect((await heart()).getAttribute("aria-pressed")).toBe("true")
    expect(kept().ids).toEqual([shirt])
    await act(() => router.navigate({ to: "/wishlist" }))
    await screen.findByRole("heading", { level: 3, name: titleOf })
    await screen.findByText(/Kept in this browser/)
    await user.click(await heart())
    await screen.findByText("Nothing saved yet")
  })

  it("names products that are no longer sold, and can forget them", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt, "prod_gone"] }))
    const { user } = renderPage("/wishlist", shop.backend)
    await screen.findByText("1 saved product is no longer sold.")
    await user.click(screen.getByRole("button", { name: "Remove from the list" }))
    await waitFor(() => expect(kept().ids).toEqual([shirt]))
  })

  it("follows another tab", async () => {
    renderPage("/products/t-shirt", shop.backend)
    await heart()
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt] }))
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })))
    expect((await heart()).getAttribute("aria-pressed")).toBe("true")
  })
})

describe("a customer's wishlist", () => {
  it("merges the guest's wishlist with the account's and keeps other metadata", async () => {
    tables.customer.update(alice.id, { metadata: { note: "vip", wishlist: ["prod_old"] } })
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt], added: [shirt] }))
    localStorage.setItem(TOKEN, alice.token)
    renderPage("/wishlist", shop.backend)
    await waitFor(() => expect(savedBy(alice.id)).toEqual([shirt, "prod_old"]))
    expect(tables.customer.get(alice.id)?.metadata).toMatchObject({ note: "vip" })
    await waitFor(() => expect(kept()).toEqual({ ids: [shirt, "prod_old"], added: [], removed: [] }))
  })

  it("stays on the device while the server fails, and is sent once it answers", async () => {
    localStorage.setItem(TOKEN, alice.token)
    const { user } = renderPage("/products/t-shirt", shop.backend)
    const real = globalThis.fetch
    let isDown = true
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
      isDown && String(input instanceof Request ? input.url : input).includes("/customers/me")
        ? Promise.reject(new TypeError("fetch failed"))
        : real(input, init),
    )
    await user.click(await heart())
    await waitFor(() => expect(kept().added).toEqual([shirt]))
    isDown = false
    act(() => void window.dispatchEvent(new Event("online")))
    await waitFor(() => expect(savedBy(alice.id)).toEqual([shirt]))
    await user.click(await heart())
    await waitFor(() => expect(savedBy(alice.id)).toEqual([]))
  })

  it.each([
    ["text", "prod_1"],
    ["other values", [null, 7, {}, "../x", ["prod"]]],
    ["10,000 ids", Array.from({ length: 10_000 }, (_, i) => `prod_${i}`)],
  ])("is usable if the account's metadata holds %s", async (_, stored) => {
    tables.customer.update(alice.id, { metadata: { wishlist: stored } as never })
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt], added: [shirt] }))
    localStorage.setItem(TOKEN, alice.token)
    renderPage("/wishlist", shop.backend)
    await screen.findByRole("heading", { level: 3, name: titleOf })
    await waitFor(() => expect(savedBy(alice.id)?.[0]).toBe(shirt))
    expect(savedBy(alice.id)?.length).toBeLessThanOrEqual(100)
  })
})

describe("recently viewed products", () => {
  it("are kept in their order, each once", async () => {
    const { router } = renderPage("/products/t-shirt", shop.backend)
    await heart()
    const mug = tables.product.find((product) => product.id !== shirt && product.status === "published")
    await act(() => router.navigate({ to: "/products/$handle", params: { handle: mug?.handle ?? "" } }))
    await waitFor(() =>
      expect(localStorage.getItem(deviceKey("recentlyViewed"))).toBe(JSON.stringify([mug?.id, shirt])),
    )
    await act(() => router.navigate({ to: "/products/$handle", params: { handle: "t-shirt" } }))
    await waitFor(() =>
      expect(localStorage.getItem(deviceKey("recentlyViewed"))).toBe(JSON.stringify([shirt, mug?.id])),
    )
    cleanup()
  })
})

describe("adding from a list", () => {
  const inCart = () => tables.cartLineItem.all().map(({ product_handle, quantity }) => [product_handle, quantity])

  it("asks for the options of a product with several variants", async () => {
    const { user } = renderPage("/products", shop.backend)
    await user.click(await screen.findByRole("button", { name: `Add ${titleOf} to cart` }))
    const dialog = await screen.findByRole("dialog", { name: titleOf })
    expect(dialog).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: /^Add to cart ·/ }))
    await screen.findByText(/added to your cart/)
    await waitFor(() => expect(inCart()).toContainEqual(["t-shirt", 1]))
  })

  it("adds a product with one variant at once", async () => {
    const single = tables.product.find(
      ({ id, status }) => status === "published" && tables.productVariant.by("product_id", id).length === 1,
    )
    const { user } = renderPage("/products", shop.backend)
    await user.click(await screen.findByRole("button", { name: `Add ${single?.title} to cart` }))
    await waitFor(() => expect(inCart()).toContainEqual([single?.handle, 1]))
  })

  it("adds a product once that is double-clicked", async () => {
    const single = tables.product.find(
      ({ id, status }) => status === "published" && tables.productVariant.by("product_id", id).length === 1,
    )
    const { user, queryClient } = renderPage("/products", shop.backend)
    await user.dblClick(await screen.findByRole("button", { name: `Add ${single?.title} to cart` }))
    await cartQueue(queryClient).idle()
    expect(inCart()).toEqual([[single?.handle, 1]])
  })

  it("offers the options that are known if they can't be loaded again", async () => {
    const { user, queryClient } = renderPage("/products", shop.backend)
    const plus = await screen.findByRole("button", { name: `Add ${titleOf} to cart` })
    await user.click(plus)
    await screen.findByRole("button", { name: /^Add to cart ·/ })
    await user.keyboard("{Escape}")
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")))
    await queryClient.invalidateQueries({ queryKey: ["store", "product"], refetchType: "none" })
    await user.click(plus)
    await screen.findByRole("button", { name: /^Add to cart ·/ })
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ["store", "product"] })).toBe(0))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says if the texts of the dialog can't be loaded, and leaves the list usable", async () => {
    vi.spyOn(messageFiles.en, "browse").mockRejectedValue(new TypeError("Failed to fetch"))
    const { user } = renderPage("/products", shop.backend)
    await user.click(await screen.findByRole("button", { name: `Add ${titleOf} to cart` }))
    await user.click(await screen.findByRole("button", { name: "Close" }))
    expect(screen.getByRole("heading", { level: 3, name: titleOf })).toBeTruthy()
  })
})
