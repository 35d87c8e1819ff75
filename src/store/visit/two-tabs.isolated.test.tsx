import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { allDeviceItems } from "#lib/device-items.notes.ts"
import { demoSearchAppId } from "#lib/env-search.ts"
import { address, enterDetails, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import {
  CART,
  field,
  openAs,
  PASSWORD,
  type Person,
  person,
  press,
  TOKEN,
  title,
  writeFromOtherTab,
} from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const alice = await person(shop, "Alice")
const bob = await person(shop, "Bob")
const abroad = "us"
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})
afterEach(() => faults.set([]))

const open = (path: string, who?: Person) => openAs(shop, path, who)

describe("cart", () => {
  it("doesn't return when a pending read finishes after it was forgotten", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    faults.set([{ path: "/store/carts/:id", latency: 300, times: 1 }])
    open("/cart")
    await title("Your cart")
    writeFromOtherTab(CART, null)
    await screen.findByText("Your cart is empty")
    await waitFor(() => expect(screen.queryByRole("spinbutton", { name: /^Quantity of/ })).toBeNull())
    expect(localStorage.getItem(CART)).toBeNull()
  })

  it("started in another tab is kept when this tab finishes its checkout", async () => {
    const { id } = await fillCart(shop)
    await enterDetails(shop.store, id)
    localStorage.setItem(CART, id)
    const { user } = open("/checkout")
    await press(/^Place order/)
    const other = await fillCart(shop, "SHIRT-M-BLACK", 1)
    localStorage.setItem(CART, other.id)
    await user.click(await press(/^Place order/))
    await title(/Thank you/)
    expect(localStorage.getItem(CART)).toBe(other.id)
  })

  it("combines the changes of two tabs", async () => {
    const { id, items } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { user } = open("/cart")
    await screen.findByDisplayValue("2")
    // This tab hasn't received the storage event yet.
    await shop.store.store.cart.updateLineItem({ id, line_id: String(items?.[0]?.id), body: { quantity: 4 } })
    await user.click(await press("Increase quantity"))
    await screen.findByDisplayValue("5")
    expect(tables.cartLineItem.get(String(items?.[0]?.id))?.quantity).toBe(5)
  })

  it("is reloaded when another tab has changed it", async () => {
    const { id, items } = await fillCart(shop)
    localStorage.setItem(CART, id)
    open("/cart")
    await screen.findByDisplayValue("2")
    await shop.store.store.cart.updateLineItem({ id, line_id: String(items?.[0]?.id), body: { quantity: 3 } })
    writeFromOtherTab("app:shop_cart_revision", `${id} 1`)
    await screen.findByDisplayValue("3")
  })

  it("is reloaded when another tab has changed it and then another cart", async () => {
    const { id, items } = await fillCart(shop)
    localStorage.setItem(CART, id)
    open("/cart")
    await screen.findByDisplayValue("2")
    await shop.store.store.cart.updateLineItem({ id, line_id: String(items?.[0]?.id), body: { quantity: 3 } })
    const key = "app:shop_cart_revision"
    localStorage.setItem(key, "cart_other 2")
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: `${id} 1` })))
    await screen.findByDisplayValue("3")
  })

  it("notifies other tabs of its changes", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { user } = open("/cart")
    await user.click(await press("Increase quantity"))
    await waitFor(() => expect(localStorage.getItem("app:shop_cart_revision")).toContain(id))
  })

  it("is created for the country that the page was rendered for", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { user } = open("/products/t-shirt")
    await user.click(await screen.findByRole("radio", { name: "M" }))
    await user.click(await screen.findByRole("radio", { name: "Black" }))
    // Another tab has chosen a country, but this one hasn't received the storage event yet.
    localStorage.setItem("app:shop_country", abroad)
    await user.click(await press(/^Add to cart/))
    await waitFor(() => expect(localStorage.getItem(CART)).toMatch(/^cart_/))
    expect(tables.cart.get(String(localStorage.getItem(CART)))?.region_id).toBe(shop.region)
  })
})

describe("adding an item to the cart again", () => {
  it("sends no second search event", async () => {
    const announced: string[] = []
    vi.stubEnv("VITE_SEARCH_APP_ID", demoSearchAppId)
    vi.stubEnv("VITE_SEARCH_KEY", "public")
    const { id, items } = await fillCart(shop)
    localStorage.setItem(CART, id)
    localStorage.setItem("app:search_consent", "yes")
    const print = { objectID: items?.[0]?.product_id, queryID: "0123456789abcdef0123456789abcdef", index: "products" }
    localStorage.setItem("app:search_trail", JSON.stringify([print]))
    const { user } = open("/cart")
    const { fetch } = globalThis
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
      if (!input.includes("/1/events")) return fetch(input, init)
      announced.push(
        ...JSON.parse(String(init.body)).events.map((event: { eventSubtype: string }) => event.eventSubtype),
      )
      return Response.json({})
    })
    await user.click(await press("Remove T-Shirt, M / Black"))
    await user.click(await press("Undo"))
    const line = items?.[0]?.id
    await waitFor(() => expect(tables.cartLineItem.by("cart_id", id).some((row) => row.id !== line)).toBe(true))
    const { trackPurchase: reportOrder } = await import("#store/search/statistics/events.ts")
    reportOrder([{ objectID: String(print.objectID), price: 20, quantity: 2 }], "eur")
    await waitFor(() => expect(announced).toEqual(["purchase"]))
  })
})

describe("form", () => {
  it("sends only changed fields and keeps another tab's change", async () => {
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await alice.sdk.store.customer.update({ body: { company_name: "Alice Ltd" } })
    await user.type(await field("Phone"), "+49 30 555")
    await user.click(await press("Save changes"))
    await screen.findByText("Profile saved")
    expect(tables.customer.get(alice.id)).toMatchObject({ company_name: "Alice Ltd", phone: "+49 30 555" })
  })

  it("warns before it overwrites a change from another tab", async () => {
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await alice.sdk.store.customer.update({ body: { phone: "+49 30 111" } })
    await user.type(await field("Phone"), "+49 30 555")
    await user.click(await press("Save changes"))
    await screen.findByText(/Current values: \+49 30 111\./)
    expect(tables.customer.get(alice.id)?.phone).toBe("+49 30 111")
    await user.click(await press("Save changes"))
    await screen.findByText("Profile saved")
    expect(tables.customer.get(alice.id)?.phone).toBe("+49 30 555")
  })

  it("does both for an address", async () => {
    // Headless UI calls it, and jsdom doesn't implement it.
    Element.prototype.getAnimations = () => []
    const { customer } = await alice.sdk.store.customer.createAddress({ body: address })
    const address_id = String(customer.addresses[0]?.id)
    const { user } = open("/account/addresses", alice)
    await user.click(await press(/^Edit /))
    const edit = (body: object) => alice.sdk.store.customer.updateAddress({ address_id, body })
    await edit({ city: "Potsdam", address_2: "c/o Bob" })
    await user.clear(await field("City"))
    await user.type(await field("City"), "Hamburg")
    await user.click(await press("Save address"))
    await screen.findByText(/Current values: Potsdam\./)
    await user.click(await press("Save address"))
    await screen.findByText("Address saved")
    const { addresses } = (await alice.sdk.store.customer.retrieve()).customer
    expect(addresses[0]).toMatchObject({ city: "Hamburg", address_2: "c/o Bob", postal_code: "10115" })
  })
})

describe("choosing a country in another tab", () => {
  it("shows that country's prices", async () => {
    localStorage.setItem("app:shop_country", "de")
    open("/products/t-shirt")
    await screen.findByText(/Germany · EUR/)
    writeFromOtherTab("app:shop_country", abroad)
    await screen.findByText(/United States · USD/)
  })
})

describe("device storage", () => {
  const keys = Object.values(allDeviceItems).map(({ key }) => new RegExp(`^${key.replace("*", "cus_\\\\w+")}$`))
  const unlisted = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !keys.some((one) => one.test(key)))

  it("contains only listed items from one customer's sign-in to the next", async () => {
    const { user, router } = open("/account/login")
    const enter = async (who: Person) => {
      await act(() => router.navigate({ to: "/account/login" }))
      await user.type(await field("Email address"), who.email)
      await user.type(await field("Password"), PASSWORD)
      await user.click(await press("Sign in"))
      await title(`Hello, ${who.first_name}`)
    }
    await enter(alice)
    const { id } = await fillCart(shop)
    writeFromOtherTab(CART, `${id} ${alice.id}`)
    await act(() => router.navigate({ to: "/checkout" }))
    await user.type(await field("Email address"), "x")
    expect(unlisted()).toEqual([])
    await act(() => router.navigate({ to: "/account/profile" }))
    writeFromOtherTab(TOKEN, null)
    await title("Sign in")
    await enter(bob)
    expect(unlisted()).toEqual([])
    const left = Object.entries(localStorage).filter(([, text]) => String(text).includes(alice.id))
    expect(left.map(([key]) => key)).toEqual([CART])
    await user.click(await press("Sign out"))
    await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull())
    expect(unlisted()).toEqual([])
  })
})
