import { createExpressCheckoutMachine } from "#machines/store/express-checkout/express-checkout.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { address, cartInGermany } from "#tests/support/live-shop.ts"
import { addStripe, payAtStripe, STRIPE } from "#tests/support/pay-at-stripe.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

const { shop, wire, store, world } = await openBreakableShop()
const { cart: carts, fulfillment } = shop.store.store
addStripe(shop)
// The wallet has the same address as the cart, so that a sheet that ends without a payment leaves the cart unchanged.
const id = await cartInGermany(shop)
await carts.update({ id, body: { email: "ada@example.com", shipping_address: address, billing_address: address } })
const { shipping_options } = await fulfillment.listCartOptions({ query: { cart_id: id } })
const optionId = String(shipping_options[0]?.id)
await carts.addShippingMethod({ id, body: { option_id: optionId } })

const machine = createExpressCheckoutMachine(store, { timeout: 5_000, pause: 1 }, undefined, (cart) =>
  payAtStripe(shop, cart),
)
const details = { email: "ada@example.com", shipping: address, billing: address, optionId }
const sheet = flow(machine)({
  title: "expressCheckout",
  input: { cartId: id, providerId: STRIPE },
  recover: (snapshot) =>
    snapshot.matches("closed") || snapshot.matches("unrestored") ? [{ type: "cart.refresh" }] : [],
  steps: [
    {
      name: "another shipping option",
      isBranch: true,
      events: () => [{ type: "sheet.open" }, { type: "rate.change", optionId: String(shipping_options[1]?.id) }],
    },
    { name: "address", events: () => [{ type: "sheet.open" }, { type: "address.change", address }] },
    { name: "order", events: () => [{ type: "sheet.open" }, { type: "sheet.confirm", details }] },
  ],
})
failureMatrix("express-checkout", shop, wire, [{ flow: sheet, world: world() }])
