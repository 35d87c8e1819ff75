import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { address as berlin, cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { openAs, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { db, faults } = shop.backend
const america = db.tables.region.find((region) => region.currency_code === "usd")?.id
const nora = await person(shop, "Nora")
const boston = {
  first_name: "Nora",
  last_name: "New",
  address_1: "1 Beacon St",
  postal_code: "02108",
  city: "Boston",
  province: "ma",
  country_code: "us",
}
await nora.sdk.store.customer.createAddress({ body: { ...boston, address_name: "Office" } })
await nora.sdk.store.customer.createAddress({ body: { ...berlin, address_name: "Home" } })
const world = db.export()

beforeEach(() => {
  db.import(world)
  faults.set([])
})

/** Opens the checkout of Nora's cart for Germany. */
async function open(before?: string) {
  const id = before ?? (await cartInGermany(shop))
  await nora.sdk.store.cart.transferCart({ id })
  localStore.set("shop_cart", id)
  return { id, ...openAs(shop, "/checkout", nora) }
}
const cartOf = async (id: string) => (await shop.store.store.cart.retrieve({ id })).cart
const shipTo = (country: string) => screen.findByRole("button", { name: `Ship to ${country}` })
const accept = () => screen.findByRole("button", { name: "Accept changes" })
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name })

describe("a saved address in another market", () => {
  it("moves the cart there with one button, shows the new prices, and is chosen", async () => {
    const { id, user } = await open()
    const button = await shipTo("United States")
    await screen.findByText("Your cart will have the prices for United States, in USD.")
    await user.click(button)
    const changed = await screen.findByRole("region", { name: "Prices or availability have changed" })
    const cart = await cartOf(id)
    within(changed).getByText("Currency: EUR → USD")
    within(changed).getByText("2 × T-Shirt, M / Black: €29.75 → $28.00 each")
    expect([cart.region_id, cart.shipping_address?.address_1]).toEqual([america, "1 Beacon St"])
    await user.click(await accept())
    expect((await radio(/^Office/)).checked).toBe(true)
    expect(localStore.get("shop_country")).toBe("us")
  })

  it("can be chosen in both directions", async () => {
    const { id, user } = await open()
    await user.click(await shipTo("United States"))
    await user.click(await accept())
    await user.click(await shipTo("Germany"))
    await user.click(await accept())
    expect((await radio(/^Home/)).checked).toBe(true)
    const { region_id, shipping_address } = await cartOf(id)
    expect([region_id, shipping_address?.address_1]).toEqual([shop.region, berlin.address_1])
  })

  it("is chosen when the response to the change is lost", async () => {
    const { id, user } = await open()
    const button = await shipTo("United States")
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "after", times: 1 }])
    await user.click(button)
    await user.click(await accept())
    expect((await radio(/^Office/)).checked).toBe(true)
    expect((await cartOf(id)).region_id).toBe(america)
  })

  it("changes nothing and can be tried again when the request doesn't arrive", async () => {
    const { id, user } = await open()
    const button = await shipTo("United States")
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "before", times: 1 }])
    await user.click(button)
    await screen.findByText("Couldn’t update your cart")
    expect((await cartOf(id)).region_id).toBe(shop.region)
    await user.click(await shipTo("United States"))
    await user.click(await accept())
    expect((await radio(/^Office/)).checked).toBe(true)
  })

  it("can't be used while it is incomplete, and says so", async () => {
    await nora.sdk.store.customer.createAddress({ body: { ...boston, postal_code: "", address_name: "Cabin" } })
    await open()
    const cabin = await radio(/^Cabin/)
    expect([cabin.disabled, cabin.closest("label")?.textContent]).toEqual([true, expect.stringMatching(/incomplete/)])
    expect(screen.queryByText("We don’t ship to this country")).toBeNull()
  })

  it("asks before it removes items that aren't sold there", async () => {
    const id = await cartInGermany(shop)
    await shop.store.store.cart.createLineItem({ id, body: { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 } })
    const ofShirt = 28
    for (const price of db.tables.price.all())
      if (price.currency_code === "usd" && price.amount === ofShirt)
        db.tables.price.update(price.id, { currency_code: "jpy" })
    const { user } = await open(id)
    await user.click(await shipTo("United States"))
    await screen.findByText(/^T-Shirt.* isn’t sold there and will be removed from your cart$/)
    expect((await cartOf(id)).region_id).toBe(shop.region)
    await user.click(await screen.findByRole("button", { name: "Update cart and switch to United States" }))
    await user.click(await accept())
    expect((await cartOf(id)).items?.map(({ product_title }) => product_title)).toEqual(["Mug"])
    expect((await radio(/^Office/)).checked).toBe(true)
  })
})
