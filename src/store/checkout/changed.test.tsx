import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { localStore } from "#lib/storage.ts"
import { openLiveShop, readyCart, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { press } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { cart: carts } = shop.store.store

beforeEach(() => shop.backend.db.import(world))

/** Opens the review of two black shirts in M, at 20.00 net each, with shipping for 10.00 net and 19% tax. */
async function open(promo_codes: string[] = []) {
  await setPrice("SHIRT-M-BLACK", 20)
  await setPrice("SHIRT-S-BLACK", 25)
  const id = await readyCart(shop)
  if (promo_codes.length > 0) await carts.addPromotions({ id, body: { promo_codes } })
  localStore.set("shop_cart", id)
  const page = renderPage("/checkout", shop.backend)
  if (promo_codes.length > 0) await page.user.click(await press("Continue to review"))
  await press("Place order")
  return { id, ...page }
}
/** Sets a variant's price in euros. */
async function setPrice(sku: string, amount: number) {
  const product_id = String(shop.backend.db.tables.productVariant.get(shop.variant(sku))?.product_id)
  const prices = [{ currency_code: "eur", amount }]
  await shop.admin.admin.product.updateVariant({ id: product_id, variant_id: shop.variant(sku), body: { prices } })
}
/** The server takes over changed prices with an update, here from another tab. */
async function updateAll(id: string) {
  const { cart } = await carts.retrieve({ id })
  for (const { id: line_id, quantity } of cart.items ?? [])
    await carts.updateLineItem({ id, line_id, body: { quantity } })
}

async function changesOf(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(await press("Place order"))
  const list = await screen.findByRole("region", { name: "Prices or availability have changed" })
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
}

describe("the list of changes", () => {
  it("names variants, quantities and shipping, which add up to the total", async () => {
    const { id, user } = await open()
    await carts.createLineItem({ id, body: { variant_id: shop.variant("SHIRT-S-BLACK"), quantity: 1 } })
    await setPrice("SHIRT-M-BLACK", 30)
    const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    const body = { prices: [{ currency_code: "eur", amount: 0 }] }
    for (const option of shipping_options) await shop.admin.admin.shippingOption.update({ id: option.id, body })
    await updateAll(id)
    // 2 × 11.90 + 29.75 - 11.90 = 101.15 - 59.50
    expect(await changesOf(user)).toEqual([
      "2 × T-Shirt, M / Black: €23.80 → €35.70 each",
      "T-Shirt, S / Black was added (1 × €29.75)",
      "Shipping: €11.90 → Free",
      "Total: €59.50 → €101.15",
    ])
  })

  it("names the discount of a code that was removed, and a changed quantity with its price", async () => {
    const { id, user } = await open(["WELCOME10"])
    await carts.removePromotions({ id, body: { promo_codes: ["WELCOME10"] } })
    const { cart } = await carts.retrieve({ id })
    await carts.updateLineItem({ id, line_id: String(cart.items?.[0]?.id), body: { quantity: 1 } })
    // 4.76 - 23.80 = 35.70 - 54.74
    expect(await changesOf(user)).toEqual([
      "T-Shirt, M / Black: quantity 2 → 1 (€23.80 each)",
      "The code WELCOME10 no longer applies",
      "Discount: -€4.76 → €0.00",
      "Total: €54.74 → €35.70",
    ])
  })

  it("names a code that stops applying while the details are saved", async () => {
    const { user } = await open(["WELCOME10"])
    const id = String(shop.backend.db.tables.promotion.first("code", "WELCOME10")?.id)
    await shop.admin.admin.promotion.update({ id, body: { status: "inactive" } })
    await user.click(await press("Edit Your details"))
    await user.click(await press("Continue to review"))
    const list = await screen.findByRole("region", { name: "Prices or availability have changed" })
    expect(within(list).getByRole("listitem").textContent).toBe("The code WELCOME10 no longer applies")
    await user.click(await press("Accept changes"))
    await press("Place order")
  })

  it("offers other products if everything is sold out, and nothing to accept", async () => {
    const { user } = await open()
    setStock(shop, "SHIRT-M-BLACK", 0)
    expect(await changesOf(user)).toEqual(["T-Shirt, M / Black is sold out"])
    expect(screen.getByRole("link", { name: "See all products" }).getAttribute("href")).toBe("/products")
    expect(screen.getByRole("link", { name: "Back to cart" }).getAttribute("href")).toBe("/cart")
    expect(screen.queryByRole("button", { name: "Accept changes" })).toBeNull()
  })

  it("asks to accept if something is left", async () => {
    const { user } = await open()
    setStock(shop, "SHIRT-M-BLACK", 1)
    expect(await changesOf(user)).toEqual(["T-Shirt, M / Black: quantity 2 → 1 (no more in stock)"])
    expect(screen.getByRole("button", { name: "Accept changes" })).toBeTruthy()
  })

  it("follows the cart while it is open, and disappears once the cart is as before", async () => {
    const { id, user } = await open()
    const { cart } = await carts.retrieve({ id })
    const line = { id, line_id: String(cart.items?.[0]?.id) }
    await carts.updateLineItem({ ...line, body: { quantity: 1 } })
    expect(await changesOf(user)).toContain("Total: €59.50 → €35.70")
    await carts.updateLineItem({ ...line, body: { quantity: 3 } })
    document.dispatchEvent(new Event("visibilitychange"))
    await screen.findByText("Total: €59.50 → €83.30")
    await carts.updateLineItem({ ...line, body: { quantity: 2 } })
    document.dispatchEvent(new Event("visibilitychange"))
    // Each change of the cart ends its payment.
    await user.click(await press("Continue to review"))
    await press("Place order")
    expect(screen.queryByRole("region", { name: "Prices or availability have changed" })).toBeNull()
  })

  it("is shown again if the cart has other changes than the accepted ones", async () => {
    const { id, user } = await open()
    const { cart } = await carts.retrieve({ id })
    const line = { id, line_id: String(cart.items?.[0]?.id) }
    await carts.updateLineItem({ ...line, body: { quantity: 1 } })
    expect(await changesOf(user)).toContain("Total: €59.50 → €35.70")
    await carts.updateLineItem({ ...line, body: { quantity: 2 } })
    await user.click(await press("Accept changes"))
    await screen.findByText("Total: €35.70 → €59.50")
    await user.click(await press("Accept changes"))
    await press("Place order")
  })
})

it("takes over what the shopper changed in the cart, although the page was loaded since the review", async () => {
  const { id } = await open()
  const seen = deviceItem("checkoutSeen").get()
  expect(seen).toContain(id)
  cleanup()
  // A load of the page doesn't leave the checkout, unlike the cleanup.
  deviceItem("checkoutSeen").set(String(seen))
  const { user } = renderPage("/cart", shop.backend)
  await user.click(await press(/^Decrease quantity/))
  await waitFor(async () => expect((await carts.retrieve({ id })).cart.items?.[0]?.quantity).toBe(1))
  await user.click(await screen.findByRole("link", { name: /^Go to checkout · €35\.70/ }))
  await press("Place order")
  expect(screen.queryByRole("region", { name: "Prices or availability have changed" })).toBeNull()
})
