import { equal, ok } from "node:assert/strict"
import { ApiError, initiatePaymentSession, items, type Sdk } from "#sdk/index.ts"
import { cents, found, type Journey, type Shop, type Step } from "./journey.ts"

const password = "a long secret"

/** A new customer finds the product, fills a cart and pays; the order appears in the back office. */
export const purchase: Journey = {
  name: "purchase",
  async run(shop, step) {
    const { sdk, visitor, region, tag } = shop
    const shopper = visitor()
    const email = `shopper-${tag}@example.com`
    await step("reads the product and its price", async () => {
      const query = { region_id: region.id, fields: "*variants.calculated_price" }
      const { product } = await shopper.store.product.retrieve({ id: shop.product.id, query })
      equal(cents(product.variants?.[0]?.calculated_price?.calculated_amount), cents(shop.price))
    })
    await step("registers, creates the customer and logs in", async () => {
      const login = { actor_type: "customer", auth_provider: "emailpass", body: { email, password } }
      await shopper.auth.register(login)
      await shopper.store.customer.create({ body: { email, first_name: "Ada", last_name: "Byron" } })
      await shopper.auth.login(login)
      equal((await shopper.store.customer.retrieve()).customer.email, email)
    })
    const order = await placeOrder(shop, shopper, email, step)
    await step("finds the order in the customer's account", async () => {
      const { orders } = await shopper.store.order.list()
      ok(orders.some(({ id }) => id === order.id))
    })
    await step("finds the order in the back office, page by page", async () => {
      const ids: string[] = []
      for await (const { id } of items(sdk.admin.order.list, { query: { limit: 1, id: [order.id], fields: "id" } }))
        ids.push(id)
      equal(ids.join(), order.id)
    })
    await step("reports the server's error for an unknown cart", async () => {
      const error = await shopper.store.cart.retrieve({ id: "cart_unknown" }).catch((reason: unknown) => reason)
      ok(error instanceof ApiError)
      equal(`${error.kind} ${error.status} ${error.type}`, "http 404 not_found")
    })
  },
}

/** Takes a cart from creation to the order. */
export async function placeOrder(shop: Shop, { store }: Pick<Sdk, "store">, email: string, step: Step) {
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Town",
    postal_code: "10115",
  }
  const { id } = await step("adds two of an item to a cart", async () => {
    const { cart } = await store.cart.create({ body: { region_id: shop.region.id, email } })
    const line = { variant_id: shop.variants[0], quantity: 2 }
    const { cart: filled } = await store.cart.createLineItem({ id: cart.id, body: line })
    equal(cents(filled.item_subtotal) > 0, true)
    return filled
  })
  await step("sets the addresses", async () => {
    const place = { ...address, country_code: shop.country }
    const body = { shipping_address: place, billing_address: place }
    const { cart } = await store.cart.update({ id, body })
    equal(cart.shipping_address?.country_code, shop.country)
  })
  await step("chooses a shipping option", async () => {
    const { shipping_options } = await store.fulfillment.listCartOptions({ query: { cart_id: id } })
    const option = found(
      shipping_options.find((offered) => offered.id === shop.shippingOption),
      "shipping option for this cart",
    )
    await store.cart.addShippingMethod({ id, body: { option_id: option.id } })
  })
  await step("starts the payment", async () => {
    const { cart } = await store.cart.retrieve({ id })
    const { payment_collection } = await initiatePaymentSession({ store }, cart, {
      body: { provider_id: "pp_system_default" },
    })
    equal(payment_collection.payment_sessions?.length, 1)
  })
  return step("places one order, even when completed twice", async () => {
    const answer = await store.cart.complete({ id })
    if (answer.type === "cart") throw new Error(answer.error.message)
    const again = await store.cart.complete({ id })
    equal(again.type === "order" ? again.order.id : again.error.message, answer.order.id)
    return answer.order
  })
}

const runSilently: Step = (_, act) => act()

/** Places a guest's order and captures its payment; the start of the admin journeys. */
export async function paidOrder(shop: Shop, who: string) {
  const { admin } = shop.sdk
  const { id } = await placeOrder(shop, shop.visitor(), `${who}-${shop.tag}@example.com`, runSilently)
  const fields = "*payment_collections.payments,*items"
  const { order } = await admin.order.retrieve({ id, query: { fields } })
  const payment = found(order.payment_collections?.[0]?.payments?.[0], "payment for the order")
  await admin.payment.capture({ id: payment.id, body: {} })
  return { id, payment: payment.id, line: found(order.items?.[0], "line item in the order").id }
}
