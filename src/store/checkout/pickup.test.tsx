import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { addOptionInYen, addPickup } from "#tests/support/shipping-options.ts"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const { db } = shop.backend
await addOptionInYen(shop)
const withoutPickup = db.export()
const pickup = await addPickup(shop)
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

async function open(path = "/checkout") {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  return { id, ...renderPage(path, shop.backend) }
}
const methods = (id: string) => db.tables.cartShippingMethod.by("cart_id", id)
const press = (name: string | RegExp) => screen.findByRole("button", { name })
/** Removes all shipping options but one. */
function keepOnly(name: string): void {
  for (const option of db.tables.shippingOption.all())
    if (option.name !== name) db.tables.shippingOption.erase(option.id)
}
const AT = "Pickup at Kaispeicher 4, 20457 Hamburg, Germany"

describe("pickup", () => {
  it("isn't chosen for the shopper, although it is the cheapest", async () => {
    const { user, id } = await open()
    await fillDetails(user)
    const choice = await screen.findByRole<HTMLInputElement>("radio", { name: /Pick up in Hamburg/ })
    expect(choice.checked).toBe(false)
    await user.click(await press("Continue to review"))
    await press(/^Place order/)
    expect(methods(id).map(({ shipping_option_id }) => shipping_option_id)).not.toContain(pickup)
  })

  it("isn't chosen in the cart either", async () => {
    const { id } = await open("/cart")
    await waitFor(() => expect(methods(id)).toHaveLength(1))
    expect(methods(id)[0]?.shipping_option_id).not.toBe(pickup)
  })

  it("is asked for even if nothing else is offered", async () => {
    keepOnly("Pick up in Hamburg")
    const { user, id } = await open()
    await fillDetails(user)
    await user.click(await press("Continue to review"))
    await screen.findByText("Choose where to pick up your order", { selector: "p" })
    expect(methods(id)).toEqual([])
    await user.click(await screen.findByRole("radio", { name: /Pick up in Hamburg/ }))
    await user.click(await press("Continue to review"))
    await press(/^Place order/)
  })

  it("shows the counter's address where it is chosen, on the review, the confirmation and in the order's steps", async () => {
    const { user } = await open()
    await fillDetails(user)
    await screen.findByRole("heading", { name: "Shipping address" })
    const choice = await screen.findByRole("radio", { name: /Pick up in Hamburg/ })
    expect(choice.closest("label")?.textContent).toContain(AT)
    await user.click(choice)
    await screen.findByRole("heading", { name: "Your address" })
    await user.click(await press("Continue to review"))
    await press(/^Place order/)
    screen.getByText(AT)
    await user.click(await press(/^Place order/))
    await screen.findByRole("heading", { name: /Thank you/ })
    const heading = await screen.findByRole("heading", { name: "Pickup at" })
    expect(heading.nextSibling?.textContent).toBe("Kaispeicher 420457 HamburgGermany")
    expect(screen.queryByRole("heading", { name: "Shipping address" })).toBeNull()
    const billing = screen.getByRole("heading", { name: "Billing address" })
    expect(billing.nextSibling?.textContent).toContain("Lange Strasse 7")
    const steps = await screen.findByRole("list", { name: "Order progress" })
    expect(
      within(steps)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("Ordered"), "Ready for pickup", "Picked up"])
  })
})

describe("the words of an order that is picked up", () => {
  const shippingWords = /ship|deliver/i
  const main = () => screen.getByRole("main").textContent ?? ""

  it("are about pickup in the cart", async () => {
    const id = await cartInGermany(shop)
    await shop.store.store.cart.addShippingMethod({ id, body: { option_id: pickup } })
    localStore.set("shop_cart", id)
    renderPage("/cart", shop.backend)
    const summary = await screen.findByRole("region", { name: "Order summary" })
    expect((await within(summary).findByText("Pickup")).nextSibling?.textContent).toBe("Free")
    expect(within(summary).queryByText("Shipping")).toBeNull()
  })

  it("are about pickup from the choice to the picked-up order and its return", async () => {
    const { user } = await open()
    await fillDetails(user)
    await screen.findByRole("group", { name: "Choose shipping or pickup" })
    await user.click(await screen.findByRole("radio", { name: /Pick up in Hamburg/ }))
    await user.click(await press("Continue to review"))
    await press(/^Place order/)
    expect(screen.getAllByText("Pickup").map(({ nextSibling }) => nextSibling?.textContent)).toEqual(["Free", "Free"])
    expect(main()).not.toMatch(shippingWords)
    await user.click(await press(/^Place order/))
    await screen.findByRole("heading", { name: "Pickup option" })
    await screen.findByText("Nothing has been picked up yet.", { selector: "div" })
    expect(screen.getByText("Pickup").nextSibling?.textContent).toBe("Free")
    expect(main()).not.toMatch(shippingWords)
  })
})

describe("a shipping option without a price in the cart's currency", () => {
  beforeEach(() => db.import(withoutPickup))

  it("isn't offered in the checkout", async () => {
    await open()
    expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1)
    expect(screen.queryByText("Japan Post")).toBeNull()
  })

  it("isn't added to the cart", async () => {
    const { id } = await open("/cart")
    await waitFor(() => expect(methods(id)).toHaveLength(1))
    expect(methods(id)[0]?.name).not.toBe("Japan Post")
  })

  it("is no way to ship if there is no other", async () => {
    keepOnly("Japan Post")
    await open()
    await screen.findByText("We don’t ship to this address yet")
  })
})
