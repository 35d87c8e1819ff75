import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { rememberCountry } from "#store/visit/visit.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const { db } = shop.backend
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

/** Opens the app at an address, as a browser does that loads it there. */
function open(address: string) {
  const page = renderPage(address, shop.backend)
  return { ...page, publicAddress: () => page.router.history.location.href }
}

const product = () => screen.findByRole("heading", { level: 1, name: "T-Shirt" })
const menuLink = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main menu" }))
    .getByRole("link", { name })
    .getAttribute("href")
const euros = () => screen.findAllByText(/€\d/)
const dollars = () => screen.findAllByText(/\$\d/)
async function chooseCountry(user: ReturnType<typeof renderPage>["user"], from: RegExp, to: string) {
  await user.click(await within(await screen.findByRole("contentinfo")).findByRole("button", { name: from }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.selectOptions(await dialog.findByRole("combobox"), to)
  await user.click(dialog.getByRole("button", { name: /^Switch to/ }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
}

describe("an address with a country", () => {
  it("shows that country's prices whatever the device's choice, which stays, and its links keep the country", async () => {
    localStorage.setItem("app:shop_country", "us")
    const { publicAddress } = open("/en-de/products/t-shirt")
    await product()
    await euros()
    expect(publicAddress()).toBe("/en-de/products/t-shirt")
    expect(menuLink("All products")).toBe("/en-de/products")
    expect(localStorage.getItem("app:shop_country")).toBe("us")
  })

  it("gives way to the default market's if the shop doesn't sell there", async () => {
    const { publicAddress } = open("/en-zz/products/t-shirt?variant=1#reviews")
    await product()
    await dollars()
    await waitFor(() => expect(publicAddress()).toBe("/products/t-shirt?variant=1#reviews"))
  })

  it("becomes the default market's prefix if the visitor would otherwise be redirected to another market", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-DE"])
    const { publicAddress } = open("/en-zz/products/t-shirt")
    await product()
    await dollars()
    await waitFor(() => expect(publicAddress()).toBe("/en-us/products/t-shirt"))
  })

  it("may name the default market, for a link that must lead there for everyone", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { publicAddress } = open("/en-us/products/t-shirt")
    await product()
    await dollars()
    expect(publicAddress()).toBe("/en-us/products/t-shirt")
  })
})

describe("an address without a country", () => {
  it("leads to the chosen country", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { publicAddress } = open("/products/t-shirt?variant=1")
    await product()
    await waitFor(() => expect(publicAddress()).toBe("/en-de/products/t-shirt?variant=1"))
    await waitFor(() => expect(menuLink("All products")).toBe("/en-de/products"))
  })

  it("leads to the browser's country", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"])
    const { publicAddress } = open("/products/t-shirt")
    await product()
    await waitFor(() => expect(publicAddress()).toBe("/en-gb/products/t-shirt"))
  })

  it("stays for a crawler, whatever its language", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"])
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)")
    const { publicAddress } = open("/products/t-shirt")
    await product()
    await dollars()
    expect(publicAddress()).toBe("/products/t-shirt")
  })
})

describe("choosing a country", () => {
  it("changes the address and the prices, keeps the page, and leaves back to the page before", async () => {
    const { user, router, publicAddress } = open("/products")
    await dollars()
    await act(() => router.navigate({ to: "/products/$handle", params: { handle: "t-shirt" } }))
    await product()
    await chooseCountry(user, /United States/, "de")
    await euros()
    await waitFor(() => expect(publicAddress()).toBe("/en-de/products/t-shirt"))
    await product()
    expect(document.cookie).toContain("market=-de")
    act(() => router.history.back())
    await screen.findByRole("heading", { level: 1, name: "All products" })
    await waitFor(() => expect(publicAddress()).toBe("/en-de/products"))
    await euros()
  })

  it("counts more than the address, in other tabs too", async () => {
    localStorage.setItem("app:shop_country", "us")
    const { user, publicAddress } = open("/en-de/products/t-shirt")
    await euros()
    await chooseCountry(user, /Germany/, "us")
    await dollars()
    await waitFor(() => expect(publicAddress()).toBe("/products/t-shirt"))
    localStorage.setItem("app:shop_country", "gb")
    window.dispatchEvent(new StorageEvent("storage", { key: "app:shop_country" }))
    await screen.findByRole("button", { name: /United Kingdom/ })
    await waitFor(() => expect(publicAddress()).toBe("/en-gb/products/t-shirt"))
  })
})

describe("choosing the country that is stored already", () => {
  it("writes it so that the browser tells other tabs", () => {
    localStorage.setItem("app:shop_country", "us")
    const remove = vi.spyOn(Storage.prototype, "removeItem")
    rememberCountry("us")
    expect(remove).toHaveBeenCalledWith("app:shop_country")
    expect(localStorage.getItem("app:shop_country")).toBe("us")
  })

  it("counts more than the address in another tab", async () => {
    localStorage.setItem("app:shop_country", "us")
    const { publicAddress } = open("/en-de/products/t-shirt")
    await euros()
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "app:shop_country" })))
    await dollars()
    await waitFor(() => expect(publicAddress()).toBe("/products/t-shirt"))
  })
})

describe("the default market", () => {
  it("keeps its place in the address where one without it would lead the visitor elsewhere", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-DE"])
    const { publicAddress } = open("/de-us/products/t-shirt")
    await product()
    await dollars()
    await waitFor(() => expect(publicAddress()).toBe("/en-us/products/t-shirt"))
  })
})

describe("a page whose address is replaced", () => {
  it("stays where it was scrolled to, also when the shopper comes back to it", async () => {
    const scrollTo = vi.fn()
    const { router, publicAddress } = open("/products")
    vi.stubGlobal("scrollTo", scrollTo)
    await dollars()
    vi.stubGlobal("scrollY", 700)
    document.dispatchEvent(new Event("scroll"))
    act(() => rememberCountry("de"))
    await waitFor(() => expect(publicAddress()).toBe("/en-de/products"))
    await euros()
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 })))
    document.dispatchEvent(new Event("scroll"))
    await act(() => router.navigate({ to: "/products/$handle", params: { handle: "t-shirt" } }))
    await product()
    scrollTo.mockClear()
    act(() => router.history.back())
    await screen.findByRole("heading", { level: 1, name: "All products" })
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 })))
  })
})

describe("a cart link", () => {
  it("names the market, also the default one", async () => {
    localStore.set("shop_cart", await cartInGermany(shop))
    const { user } = open("/en-de/cart")
    await user.click(await screen.findByRole("button", { name: "Copy link to these items" }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/en-de\/cart\/add\?items=/))
  })
})
