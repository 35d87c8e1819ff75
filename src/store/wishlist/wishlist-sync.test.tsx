import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { customerQuery } from "#store/account/customer.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { TOKEN, writeFromOtherTab } from "#tests/support/visitors.ts"
import { KEY, kept, openWishlistShop } from "#tests/support/wishlist-shop.ts"

const { shop, alice, shirt, titleOf, savedBy, heart, reset } = await openWishlistShop()
const { tables } = shop.backend.db

beforeEach(() => {
  reset()
})

describe("while the server answers", () => {
  function pendingAnswer() {
    let answer: () => void = () => undefined
    let fail: () => void = () => undefined
    const promise = new Promise<void>((resolve, reject) => {
      answer = resolve
      fail = () => reject(new TypeError("fetch failed"))
    })
    // It may fail before a request waits for it.
    promise.catch(() => undefined)
    return { promise, answer: () => answer(), fail: () => fail() }
  }
  type Sent = { url: string; method: string }
  /** Lets a test act before a request is sent, for example wait or fail it. */
  function interceptRequests(before: (request: Sent) => Promise<void> | void): void {
    const real = globalThis.fetch
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      await before({ url: String(input instanceof Request ? input.url : input), method: init?.method ?? "GET" })
      return real(input, init)
    })
  }
  const isOfCustomer = ({ url }: Sent) => url.includes("/customers/me")
  const mug = tables.product.find((product) => product.id !== shirt && product.status === "published")

  it("doesn't call a product unsold that another tab has just saved", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt] }))
    renderPage("/wishlist", shop.backend)
    await screen.findByRole("heading", { level: 3, name: titleOf })
    const { promise, answer } = pendingAnswer()
    interceptRequests(() => promise)
    writeFromOtherTab(KEY, JSON.stringify({ ids: [mug?.id, shirt] }))
    await screen.findByText("2 products")
    expect(screen.queryByText(/no longer sold/)).toBeNull()
    answer()
    await screen.findByRole("heading", { level: 3, name: mug?.title ?? "" })
  })

  it("keeps other metadata that changes between reading and saving", async () => {
    tables.customer.update(alice.id, { metadata: { tier: "silver" } })
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt], added: [shirt] }))
    localStorage.setItem(TOKEN, alice.token)
    renderPage("/wishlist", shop.backend)
    interceptRequests((sent) => {
      if (isOfCustomer(sent) && sent.method === "POST") tables.customer.update(alice.id, { metadata: { tier: "gold" } })
    })
    await waitFor(() => expect(savedBy(alice.id)).toEqual([shirt]))
    expect(tables.customer.get(alice.id)?.metadata).toMatchObject({ tier: "gold" })
  })

  it("doesn't overwrite a profile that was saved in the meantime", async () => {
    localStorage.setItem(TOKEN, alice.token)
    localStorage.setItem(KEY, JSON.stringify({ ids: [shirt], added: [shirt] }))
    const { queryClient } = renderPage("/wishlist", shop.backend)
    const { queryKey } = customerQuery(alice.id)
    const saved = { ...(await alice.sdk.store.customer.retrieve()).customer, first_name: "Alicia" }
    interceptRequests((sent) => {
      if (isOfCustomer(sent)) queryClient.setQueryData(queryKey, saved)
    })
    await waitFor(() => expect(kept()).toEqual({ ids: [shirt], added: [], removed: [] }))
    expect(queryClient.getQueryData(queryKey)?.first_name).toBe("Alicia")
  })

  it("doesn't call a customer's list empty before it was read, and says if that fails", async () => {
    tables.customer.update(alice.id, { metadata: { wishlist: [shirt] } })
    localStorage.setItem(TOKEN, alice.token)
    const { user } = renderPage("/wishlist", shop.backend)
    const { promise, fail } = pendingAnswer()
    let isDown = true
    interceptRequests((sent) => (isOfCustomer(sent) && isDown ? promise : undefined))
    await screen.findByRole("heading", { level: 1, name: "Wishlist" })
    expect(screen.queryByText("Nothing saved yet")).toBeNull()
    fail()
    await screen.findByText("Couldn’t load your wishlist")
    expect(screen.queryByText("Nothing saved yet")).toBeNull()
    isDown = false
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByRole("heading", { level: 3, name: titleOf })
    expect(screen.queryByText("Couldn’t load your wishlist")).toBeNull()
  })

  it("stops retrying after the shopper leaves the store", async () => {
    localStorage.setItem(TOKEN, alice.token)
    renderPage("/wishlist", shop.backend)
    const { promise, fail } = pendingAnswer()
    let reads = 0
    interceptRequests((sent) => {
      reads += isOfCustomer(sent) ? 1 : 0
      return isOfCustomer(sent) ? promise : undefined
    })
    await waitFor(() => expect(reads).toBe(1))
    cleanup()
    vi.useFakeTimers()
    fail()
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    expect(reads).toBe(1)
  })
})

it("says in a browser that stores nothing how to keep a guest's wishlist", async () => {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (key === KEY) throw new DOMException("full", "QuotaExceededError")
    setItem.call(this, key, value)
  })
  const { user, router } = renderPage("/products/t-shirt", shop.backend)
  await user.click(await heart())
  await act(() => router.navigate({ to: "/wishlist" }))
  await screen.findByText(/forget the list when you close the page/)
})
