import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import { createExpressCheckoutMachine } from "#machines/store/express-checkout/express-checkout.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { address, cartInGermany } from "#tests/support/live-shop.ts"
import { addStripe, payAtStripe, STRIPE } from "#tests/support/pay-at-stripe.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { shop: live, store, world } = shop
const { tables } = live.backend.db
addStripe(live)
const cartId = await cartInGermany(live)
const { cart: before } = await live.store.store.cart.retrieve({ id: cartId })
const kept = { before, withDetails: false }

let refusal: Confirmation | null = null
const machine = createExpressCheckoutMachine(
  store,
  { timeout: 5_000, pause: 1 },
  undefined,
  async (cart) => refusal ?? payAtStripe(live, cart),
)
const place = { city: "Berlin", postal_code: "10115", country_code: "de" }

walkEveryBranch(
  shop,
  walk(machine)({
    world: world(),
    prepare: () => {
      refusal = null
    },
    inputs: {
      "a cart": { cartId, providerId: STRIPE },
      "a cart that an earlier visit couldn't restore": { cartId, providerId: STRIPE, kept },
      "a cart without the provider": { cartId, providerId: "pp_other_other" },
    },
    detail: ({ context }) => String(context.choice === null),
    conditions: {
      "the wallet's payment is declined": () => {
        refusal = { outcome: "refused", message: "Your card was declined." }
      },
      "prices increase": () => {
        for (const price of tables.price.all()) tables.price.update(price.id, { amount: price.amount + 5 })
      },
    },
    events: {
      refresh: () => ({ type: "cart.refresh" }),
      "open the sheet": () => ({ type: "sheet.open" }),
      "choose an address": () => ({ type: "address.change", address: place }),
      "choose a shipping option": ({ context }) => ({
        type: "rate.change",
        optionId: String(context.quote?.options[1]?.id),
      }),
      confirm: ({ context }) => ({
        type: "sheet.confirm",
        details: {
          email: "ada@example.com",
          shipping: address,
          billing: address,
          optionId: context.quote?.cart.shipping_methods?.[0]?.shipping_option_id ?? undefined,
        },
      }),
      cancel: () => ({ type: "sheet.cancel" }),
    },
  }),
)
