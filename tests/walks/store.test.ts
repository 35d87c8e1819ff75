import { createChatMachine } from "#machines/store/chat/chat.machine.ts"
import { SNAPSHOT_FIELDS, snapshotOf } from "#machines/store/checkout/cart-snapshot.ts"
import { createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
import { createPlaceOrderMachine } from "#machines/store/checkout/place-order.machine.ts"
import { createOrderTransferMachine } from "#machines/store/order-transfer/order-transfer.machine.ts"
import { createSelfReturnMachine } from "#machines/store/self-return/self-return.machine.ts"
import type { Behavior } from "#mocks/domain/payments/payment-session.ts"
import { emailsOf } from "#mocks/http/mails.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { details } from "#tests/support/checkout-walk.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { cartInGermany, fillCart, fulfillOrder, placeOrder, readyCart } from "#tests/support/live-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { shop: live, store, world } = shop
const { tables } = live.backend.db
const { cart: carts } = live.store.store
const timing = { timeout: 5_000, pause: 1 }

const providerDoes = (behavior: Behavior) => () => {
  tables.paymentProvider.update("pp_system_default", { behavior })
}
const priceRises = () => {
  for (const price of tables.price.all()) tables.price.update(price.id, { amount: price.amount + 5 })
}
const empty = (await carts.create({ body: { region_id: live.region } })).cart
const fresh = await fillCart(live)
const local = await cartInGermany(live)
const ready = await readyCart(live)
const completed = await readyCart(live)
await carts.complete({ id: completed })
const unconfirmed = await readyCart(live)
providerDoes("requires_more")()
await carts.complete({ id: unconfirmed })
providerDoes("authorize")()
const seen = snapshotOf((await carts.retrieve({ id: ready, query: { fields: SNAPSHOT_FIELDS } })).cart, {
  withTotal: true,
})

const steps = ["details", "payment", "review"] as const
const go = Object.fromEntries(steps.map((step) => [`go to ${step}`, () => ({ type: "step.go" as const, step })]))
walkEveryBranch(
  shop,
  walk(createCheckoutMachine(store, timing))({
    world: world(),
    inputs: {
      "a new cart": { cartId: fresh.id },
      "a cart for a country": { cartId: local },
      "a ready cart": { cartId: ready },
      "a ready cart whose shopper returns from the bank": { cartId: ready, seen, isReturning: true },
      "a completed cart": { cartId: completed },
      "a cart whose payment needs a confirmation": { cartId: unconfirmed },
      "an empty cart": { cartId: empty.id },
    },
    detail: ({ context }) => context.changes.map(({ kind }) => kind).join(),
    conditions: {
      "prices increase": priceRises,
      "the payment is declined": providerDoes("decline"),
      "the payment needs a confirmation": providerDoes("requires_more"),
      "stock runs low": () => {
        for (const level of tables.inventoryLevel.all()) tables.inventoryLevel.update(level.id, { stocked_quantity: 1 })
      },
      // An emptied cart can't be completed.
      "another tab completes the cart": () => carts.complete({ id: ready }).catch(() => undefined),
      "another tab empties the cart": () => {
        for (const item of tables.cartLineItem.all()) tables.cartLineItem.remove(item.id)
      },
    },
    events: {
      "submit the details": () => details(),
      "choose the shipping method": ({ context }) => ({
        type: "delivery.choose",
        optionId: String(context.options[0]?.id),
      }),
      "choose the payment": () => ({ type: "payment.choose", providerId: "pp_system_default" }),
      "add a promotion": () => ({ type: "promotion.add", code: "WELCOME10" }),
      "return to the tab": () => ({ type: "cart.refresh" }),
      "move the cart": () => ({ type: "cart.moved" }),
      order: () => ({ type: "order.place" }),
      "accept the changes": () => ({ type: "changes.accept" }),
      retry: () => ({ type: "retry" }),
      ...go,
    },
  }),
)

let isRefused = false
const confirm = async () =>
  isRefused ? ({ outcome: "refused", message: null } as const) : ({ outcome: "confirmed" } as const)
walkEveryBranch(
  shop,
  walk(createPlaceOrderMachine(store, timing, undefined, confirm))({
    world: world(),
    prepare: () => {
      isRefused = false
    },
    conditions: {
      "the payment form refuses": () => {
        isRefused = true
      },
    },
    inputs: {
      "a ready cart": { cartId: ready, seen: null },
      "a ready cart with a payment form": { cartId: ready, seen: null, confirms: true },
    },
    events: {},
  }),
)

const visit = { regionId: live.region, country: "de", lastOrderId: null, isCustomer: false }
let isStaffed = true
walkEveryBranch(
  shop,
  walk(createChatMachine(store))({
    world: world(),
    prepare: () => {
      isStaffed = true
    },
    conditions: {
      "no agent is available": () => {
        isStaffed = false
      },
    },
    inputs: {
      "a visit": {
        ...visit,
        deliver: async () => {
          if (!isStaffed) throw new Error("no agent is available")
        },
      },
    },
    events: {
      "send a blank message": () => ({ type: "message.send", text: " " }),
      "ask for a product": () => ({ type: "message.send", text: "mug" }),
      "ask for a person": () => ({ type: "message.send", text: "I want to talk to a person" }),
      "click the button for a person": () => ({ type: "person.ask" }),
      "send the message": () => ({ type: "person.send", email: "ada@example.com", message: "Hello" }),
      "cancel the message": () => ({ type: "person.leave" }),
    },
  }),
)

const orderId = await placeOrder(live)
const unsent = await placeOrder(live)
const nora = await signUpCustomer(live, "nora@example.com")
const requested = await nora.store.order.requestTransfer({ id: orderId, body: {} }).then(world)
const token = String(emailsOf(live.backend.db, "guest@example.com").at(-1)?.token)
const noraToken = String(await nora.client.storage.get())
const asNora = shop.storeAs(noraToken)
walkEveryBranch(
  shop,
  walk(createOrderTransferMachine(asNora))({
    world: requested,
    inputs: { "the emailed link": { orderId, token }, "the account": { orderId, token: null } },
    events: {
      accept: () => ({ type: "transfer.accept" }),
      decline: () => ({ type: "transfer.decline" }),
      cancel: () => ({ type: "transfer.cancel" }),
      retry: () => ({ type: "retry" }),
    },
  }),
)
await nora.store.order.cancelTransfer({ id: orderId })

await fulfillOrder(live, orderId)
const { order } = await live.store.store.order.retrieve({ id: orderId })
const itemId = String(order.items?.[0]?.id)
const returned = await placeOrder(live)
await fulfillOrder(live, returned)
const [returnedItem] = (await live.store.store.order.retrieve({ id: returned })).order.items ?? []
const returnedId = String(returnedItem?.id)
const parcelId = String(tables.shippingOption.first("name", "Return Parcel")?.id)
await live.store.store.return.create({
  body: {
    order_id: returned,
    items: [{ id: returnedId, quantity: 1 }],
    return_shipping: { option_id: parcelId },
  },
})
walkEveryBranch(
  shop,
  walk(createSelfReturnMachine(store))({
    world: world(),
    conditions: {
      "another tab returns one": async () => {
        await live.store.store.return.create({
          body: { order_id: orderId, items: [{ id: itemId, quantity: 1 }], return_shipping: { option_id: parcelId } },
        })
      },
    },
    inputs: {
      "a fulfilled order": { orderId },
      "an unfulfilled order": { orderId: unsent },
      "a return that was sent before a reload": {
        orderId: returned,
        draft: {
          selections: { [returnedId]: { quantity: 1, reasonId: "", note: "" } },
          optionId: null,
          before: { [returnedId]: 0 },
        },
      },
    },
    events: {
      "choose an item": ({ context }) => ({
        type: "item.change",
        itemId,
        selection: { quantity: 1, reasonId: String(context.reasons[0]?.id) },
      }),
      "choose the shipping method": ({ context }) => ({
        type: "option.choose",
        optionId: String(context.options[0]?.id),
      }),
      review: () => ({ type: "return.review" }),
      edit: () => ({ type: "return.edit" }),
      send: () => ({ type: "return.send" }),
      retry: () => ({ type: "retry" }),
    },
  }),
)
