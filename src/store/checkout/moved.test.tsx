import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
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

async function open() {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  localStore.set("shop_country", "de")
  return { id, ...renderPage("/checkout", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const changes = () => screen.queryByRole("region", { name: /Prices or availability have changed/ })
const cartOf = async (id: string) => (await shop.store.store.cart.retrieve({ id })).cart

/** Moves the cart to the United States in the dialog, which shows the prices there. */
async function move(user: User) {
  await user.click(await screen.findByRole("button", { name: "Ship to another country" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.selectOptions(await dialog.findByRole("combobox"), "us")
  await dialog.findByText(/28\.00/)
  await user.click(dialog.getByRole("button", { name: /United States$/ }))
  await waitFor(async () => expect((await field("Country")).value).toBe("us"))
}

describe("a cart of another market than the address", () => {
  it("is explained in the checkout, where the shopper can keep its market", async () => {
    localStore.set("shop_cart", await cartInGermany(shop))
    const { user } = renderPage("/en-us/checkout", shop.backend)
    const keep = await screen.findByRole("button", { name: /^Show .* prices$/ })
    expect(screen.getByRole("heading", { level: 1, name: "Checkout" })).toBeTruthy()
    await user.click(keep)
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Show .* prices$/ })).toBeNull())
    expect(localStore.get("shop_country")).toBe("de")
  })
})

describe("a cart that the shopper moves to another country in the checkout", () => {
  it("keeps what was typed, also after a reload, and doesn't ask about its prices again", async () => {
    const { id, user } = await open()
    await user.type(await field("Email address"), "ada@example.com")
    await user.type(await field("First name"), "Ada")
    await user.type(await field("Last name"), "Shopper")
    await user.type(await field(/^Phone/), "030 1234567")
    await move(user)
    expect((await cartOf(id)).currency_code).toBe("usd")
    const typed = async () =>
      Promise.all(
        ["First name", "Last name", /^Phone/, "Email address"].map(async (label) => (await field(label)).value),
      )
    const all = ["Ada", "Shopper", "030 1234567", "ada@example.com"]
    expect(await typed()).toEqual(all)
    expect(changes()).toBeNull()
    cleanup()
    renderPage("/checkout", shop.backend)
    expect(await typed()).toEqual(all)
    expect(changes()).toBeNull()
    expect((await field("Country")).value).toBe("us")
  })

  it("keeps the names that were saved, and a billing address that is the shipping address", async () => {
    const { id, user } = await open()
    await fillDetails(user)
    await user.click(await screen.findByRole("button", { name: "Continue to review" }))
    await user.click(await screen.findByRole("button", { name: "Edit Your details" }))
    await move(user)
    const { shipping_address, billing_address } = await cartOf(id)
    const person = { first_name: "Ada", last_name: "Shopper", country_code: "us", address_1: null }
    expect([shipping_address, billing_address]).toEqual([
      expect.objectContaining(person),
      expect.objectContaining(person),
    ])
    cleanup()
    renderPage("/checkout", shop.backend)
    expect((await field("First name")).value).toBe("Ada")
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /billing address/ }).checked).toBe(true)
  })

  it("is asked about if its prices have changed since it was moved", async () => {
    const { id, user } = await open()
    await move(user)
    const line = (await cartOf(id)).items?.[0]
    db.tables.cartLineItem.update(String(line?.id), { unit_price: 99 })
    document.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(changes()).not.toBeNull())
  })
})
