import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { address as berlin, cartInGermany, openLiveShop, readyCart } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { openAs, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { db } = shop.backend
const nora = await person(shop, "Nora")
const company = {
  first_name: "Nora",
  last_name: "New",
  company: "Alpen AG",
  address_1: "Bahnhofstrasse 1",
  postal_code: "8001",
  city: "Zürich",
  country_code: "ch",
}
await nora.sdk.store.customer.createAddress({ body: { ...berlin, address_name: "Home" } })
await nora.sdk.store.customer.createAddress({ body: { ...company, address_name: "Work", is_default_billing: true } })
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

/** Opens the checkout of a cart for Germany, as a guest. */
async function open() {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  return { id, ...renderPage("/checkout", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole("button", { name }))
const same = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Use shipping address as billing address" })
const billing = async () => within(await screen.findByRole("group", { name: "Billing address" }))
const cartOf = async (id: string) => (await shop.store.store.cart.retrieve({ id })).cart

/** Fills in a billing address in Zurich. */
async function fillBilling(user: User) {
  await user.click(await same())
  const fields = await billing()
  await user.selectOptions(fields.getByLabelText("Country"), "ch")
  const values = { "First name": "Nora", "Last name": "New", "Street address": "Bahnhofstrasse 1", City: "Zürich" }
  for (const [label, value] of Object.entries(values)) await user.type(fields.getByLabelText(label), value)
  await user.type(fields.getByLabelText(/^Company/), "Alpen AG")
  await user.type(fields.getByLabelText("Postal code"), "8001")
}

describe("a different billing address", () => {
  it("can be in a country that the shop doesn't ship to, and is on the review, the order and its page", async () => {
    const { user } = await open()
    await fillDetails(user)
    await fillBilling(user)
    await press(user, "Continue to review")
    await screen.findByText("Billing address: Nora New, Alpen AG, Bahnhofstrasse 1, 8001 Zürich, Switzerland")
    await press(user, /^Place order/)
    await screen.findByRole("heading", { name: /Thank you/ })
    const section = screen.getByRole("heading", { name: "Billing address" }).parentElement
    expect(section?.textContent).toContain("Switzerland")
  })

  it("offers the countries that the shop ships to for the shipping address only", async () => {
    const { id, user } = await open()
    await user.click(await same())
    const codesIn = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ value }) => value)
    const [shipping, other] = await screen.findAllByLabelText("Country")
    const served = (await cartOf(id)).region?.countries?.map(({ iso_2 }) => iso_2) ?? []
    expect(codesIn(shipping as HTMLElement).sort()).toEqual(served.sort())
    expect(codesIn(other as HTMLElement)).toEqual(expect.arrayContaining([...served, "at", "ch", "us", "br"]))
  })

  it.each([
    ["company", { company: "Lange GmbH" }],
    ["first name", { first_name: "Ben" }],
    ["apartment", { address_2: "3rd floor" }],
    ["country", { country_code: "fr" }],
  ])("that differs only in the %s is on the review, and stays when the details are edited", async (_part, change) => {
    const id = await readyCart(shop)
    await shop.store.store.cart.update({ id, body: { billing_address: { ...berlin, ...change } } })
    localStore.set("shop_cart", id)
    const { user } = renderPage("/checkout?step=review", shop.backend)
    await screen.findByText(/^Billing address: /)
    await press(user, "Edit Your details")
    expect((await same()).checked).toBe(false)
    await press(user, "Continue to review")
    await screen.findByText(/^Billing address: /)
    expect((await cartOf(id)).billing_address).toMatchObject(change)
  })

  it("isn't on the review if it is the shipping address", async () => {
    localStore.set("shop_cart", await readyCart(shop))
    renderPage("/checkout?step=review", shop.backend)
    await screen.findByRole("button", { name: /^Place order/ })
    expect(screen.queryByText(/^Billing address:/)).toBeNull()
  })

  it("is the customer's default one, also in a country that the shop doesn't ship to", async () => {
    const id = await cartInGermany(shop)
    await nora.sdk.store.cart.transferCart({ id })
    localStore.set("shop_cart", id)
    const { user } = openAs(shop, "/checkout", nora)
    expect((await same()).checked).toBe(false)
    expect((await billing()).getByLabelText<HTMLInputElement>("City").value).toBe("Zürich")
    await press(user, "Continue to review")
    await screen.findByText(/^Billing address: Nora New, Alpen AG/)
    expect((await cartOf(id)).billing_address).toMatchObject({ country_code: "ch", city: "Zürich" })
  })

  it("in any country can be saved in the address book and keeps its country when it is edited", async () => {
    const { user } = openAs(shop, "/account/addresses", nora)
    await press(user, "Edit Work")
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByLabelText<HTMLSelectElement>("Country").value).toBe("ch")
    await user.selectOptions(dialog.getByLabelText("Country"), "li")
    await user.click(dialog.getByRole("button", { name: /Save/ }))
    await screen.findByText(/Liechtenstein/)
  })
})
