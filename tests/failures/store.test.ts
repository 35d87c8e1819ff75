import { createChatMachine } from "#machines/store/chat/chat.machine.ts"
import { createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
import { createPlaceOrderMachine } from "#machines/store/checkout/place-order.machine.ts"
import { createOrderTransferMachine } from "#machines/store/order-transfer/order-transfer.machine.ts"
import { createSelfReturnMachine } from "#machines/store/self-return/self-return.machine.ts"
import { emailsOf } from "#mocks/http/mails.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { details } from "#tests/support/checkout-walk.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { enterDetails, fillCart, fulfillOrder, placeOrder, startPayment } from "#tests/support/live-shop.ts"
import { type Flow, flow } from "./flow.ts"
import { type Case, failureMatrix } from "./matrix.ts"

/** Every request of the storefront's machines. */
const { shop, wire, store, storeAs, world } = await openBreakableShop()
const { cart: carts, order: orders } = shop.store.store
const cases: Case[] = []
const add = (each: Flow) => cases.push({ flow: each, world: world() })

const timing = { timeout: 5_000, pause: 1 }
const checkout = createCheckoutMachine(store, timing)
const cartId = (await fillCart(shop)).id
add(
  flow(checkout)({
    title: "checkout",
    input: { cartId },
    steps: [
      { name: "details", events: () => [details()] },
      {
        name: "shipping method",
        events: ({ context }) => [{ type: "delivery.choose", optionId: String(context.options[1]?.id) }],
      },
      { name: "adds a promotion", events: () => [{ type: "promotion.add", code: "WELCOME10" }] },
      {
        name: "removes the promotion",
        isBranch: true,
        events: () => [{ type: "promotion.remove", code: "WELCOME10" }],
      },
      { name: "payment", events: () => [{ type: "payment.choose", providerId: "pp_system_default" }] },
      { name: "returns to the tab", isBranch: true, events: () => [{ type: "cart.refresh" }] },
      {
        name: "changes the promotion",
        isBranch: true,
        events: () => [{ type: "promotion.remove", code: "WELCOME10" }],
      },
      { name: "order", events: () => [{ type: "order.place" }] },
    ],
  }),
)

await carts.update({ id: cartId, body: { shipping_address: { country_code: "de" } } })
add(
  flow(checkout)({
    title: "checkout of a cart for a country",
    input: { cartId },
    // A shipping option that couldn't be added before is added with the details.
    recover: ({ context }) => [
      { type: "retry" },
      { type: "delivery.choose", optionId: String(context.options[0]?.id) },
    ],
    steps: [],
  }),
)

await enterDetails(shop.store, cartId)
await startPayment(shop.store, cartId)
add(
  flow(createPlaceOrderMachine(store, timing))({
    title: "placeOrder",
    input: { cartId, seen: null },
    steps: [],
  }),
)
const filled = world()
const [level] = shop.backend.db.tables.inventoryLevel.all()
if (!level) throw new Error("the shop doesn't track stock")
shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: 1 })
add(
  flow(checkout)({
    title: "checkout with less stock",
    input: { cartId },
    steps: [
      { name: "order", events: () => [{ type: "order.place" }] },
      { name: "accept the reduced quantity", events: () => [{ type: "changes.accept" }] },
      { name: "order the rest", events: () => [{ type: "order.place" }] },
    ],
  }),
)
shop.backend.db.import(filled)
await carts.complete({ id: cartId })
add(flow(checkout)({ title: "checkout completed in another tab", input: { cartId }, steps: [] }))

const orderId = await placeOrder(shop)
const nora = await signUpCustomer(shop, "nora@example.com")
const asNora = storeAs(String(await nora.client.storage.get()))
const visit = { regionId: shop.region, country: "de", lastOrderId: orderId, isCustomer: false, deliver: async () => {} }
for (const [title, text] of [
  ["chat about products", "do you have a mug?"],
  ["chat about an order", "where is my order?"],
] as const)
  add(
    flow(createChatMachine(store))({
      title,
      input: visit,
      steps: [{ name: text, events: () => [{ type: "message.send", text }] }],
    }),
  )
add(
  flow(createChatMachine(asNora))({
    title: "chat of a customer",
    input: { ...visit, lastOrderId: null, isCustomer: true },
    steps: [{ name: "my order", events: () => [{ type: "message.send", text: "my order" }] }],
  }),
)

await nora.store.order.requestTransfer({ id: orderId, body: {} })
const token = String(emailsOf(shop.backend.db, "guest@example.com").at(-1)?.token)
const transfer = createOrderTransferMachine(asNora)
add(
  flow(transfer)({
    title: "orderTransfer by the owner",
    input: { orderId, token },
    steps: [
      { name: "declines", isBranch: true, events: () => [{ type: "transfer.decline" }] },
      { name: "accepts", events: () => [{ type: "transfer.accept" }] },
    ],
  }),
)
add(
  flow(transfer)({
    title: "orderTransfer by the requester",
    input: { orderId, token: null },
    steps: [{ name: "cancels", events: () => [{ type: "transfer.cancel" }] }],
  }),
)
await nora.store.order.cancelTransfer({ id: orderId })

await fulfillOrder(shop, orderId)
const { order } = await orders.retrieve({ id: orderId })
const itemId = String(order.items?.[0]?.id)
add(
  flow(createSelfReturnMachine(store))({
    title: "selfReturn",
    input: { orderId },
    steps: [
      {
        name: "sends",
        events: ({ context }) => [
          {
            type: "item.change",
            itemId,
            selection: { quantity: 1, reasonId: String(context.reasons[0]?.id), note: "" },
          },
          { type: "return.review" },
          { type: "return.send" },
        ],
      },
    ],
  }),
)

failureMatrix("store", shop, wire, cases)
