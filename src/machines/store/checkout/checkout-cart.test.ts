import { beforeEach, describe, expect, it } from "vitest"
import { at, details, rest, startCheckout, walk } from "#tests/support/checkout-walk.ts"
import { address, cartInGermany, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"
import { type Step, stepsOf } from "./checkout.rules.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const machine = createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 })
const { faults } = shop.backend
const { cart: carts } = shop.store.store

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const begin = (cartId: string, step?: Step, seen: CartSnapshot | null = null) =>
  startCheckout(machine, { cartId, step, seen })

const orders = () => shop.backend.db.tables.order.size

/** A checkout that shows insufficient stock for an item. */
async function runShort(cartId: string, stock: number) {
  const actor = begin(cartId)
  await walk(actor)
  setStock(stock)
  actor.send({ type: "order.place" })
  await rest(actor)
  expect(at(actor)).toBe('"changed"')
  return actor
}
const setStock = (quantity: number) => {
  for (const level of shop.backend.db.tables.inventoryLevel.all())
    shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: quantity })
}

describe("the checkout", () => {
  it("shows how long to wait when requests are rate-limited", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id/complete", status: 429, headers: { "retry-after": "30" } }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "throttled", seconds: 30 })
    expect(orders()).toBe(0)
    faults.set([{ method: "POST", path: "/store/carts/:id", status: 429, times: 1 }])
    actor.send(details())
    await rest(actor)
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "throttled", seconds: null })
  })

  it("shows a price with tax that changed while a step was saved", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    const [line] = shop.backend.db.tables.cartLineItem.all()
    for (const price of shop.backend.db.tables.price.all())
      shop.backend.db.tables.price.update(price.id, { amount: price.amount + 5 })
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    const [was, now] = [0, 5].map((more) => expect.closeTo(1.19 * (Number(line?.unit_price) + more)))
    expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "price", was, now }])
  })

  it("compares the review with the snapshot accepted before a reload", async () => {
    const { id } = await fillCart(shop)
    const before = begin(id)
    await walk(before)
    const { seen } = before.getSnapshot().context
    const [item] = before.getSnapshot().context.cart?.items ?? []
    await carts.deleteLineItem({ id, line_id: String(item?.id) })
    await carts.createLineItem({ id, body: { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 } })
    const after = begin(id, undefined, seen)
    await rest(after)
    expect(after.getSnapshot().context.changes.map(({ kind }) => kind)).toEqual(["gone", "added", "total"])
  })

  /** Makes the only price of every shipping option 1 more. */
  const raiseShipping = () => {
    const { price, shippingOption } = shop.backend.db.tables
    const sets = new Set(shippingOption.all().map((option) => option.price_set_id))
    for (const { id, price_set_id, amount } of price.all())
      if (sets.has(price_set_id)) price.update(id, { amount: amount + 1 })
  }
  const shippingOf = (actor: ReturnType<typeof begin>) =>
    actor.getSnapshot().context.cart?.shipping_methods?.[0]?.amount

  it("takes over a changed price of the chosen shipping option when it opens", async () => {
    const { id } = await fillCart(shop)
    const before = begin(id)
    await walk(before)
    const { seen, cart } = before.getSnapshot().context
    const was = Number(cart?.total)
    raiseShipping()
    const after = begin(id, undefined, seen)
    await rest(after)
    const { changes, options } = after.getSnapshot().context
    expect(changes).toMatchObject([
      { kind: "cost", cost: "shipping", was: 11.9, now: 13.09 },
      { kind: "total", was, now: expect.closeTo(was + 1.19) },
    ])
    expect(options.map(({ cost }) => cost)).toContain(shippingOf(after))
  })

  it("takes over a changed price while it is open", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const was = Number(shippingOf(actor))
    raiseShipping()
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(shippingOf(actor)).toBe(was + 1)
  })

  it("takes over the price without free shipping when a code crosses its threshold, and the other way", async () => {
    const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
    const body = { code: "TENOFF", type: "standard", status: "active", application_method } as const
    await shop.admin.admin.promotion.create({ body })
    const { cart: filled } = await carts.retrieve({ id: await cartInGermany(shop) })
    const option = shop.backend.db.tables.shippingOption.find(({ name }) => name === "Standard")
    const rules = [{ attribute: "item_total", operator: "gte", value: (filled.item_total ?? 0) - 1 }] as never
    const prices = [
      { currency_code: "eur", amount: 5 },
      { currency_code: "eur", amount: 0, rules },
    ]
    await shop.admin.admin.shippingOption.update({ id: String(option?.id), body: { prices } })
    const actor = begin(filled.id)
    await walk(actor)
    const listed = () => actor.getSnapshot().context.options.find(({ id }) => id === option?.id)?.cost
    expect([shippingOf(actor), listed()]).toEqual([0, 0])
    for (const [type, cost] of [
      ["promotion.add", 5],
      ["promotion.remove", 0],
    ] as const) {
      actor.send({ type, code: "TENOFF" })
      await rest(actor)
      expect([shippingOf(actor), listed()]).toEqual([cost, cost])
      expect(actor.getSnapshot().context.cart?.payment_collection?.payment_sessions).toHaveLength(1)
    }
  })

  it("chooses no shipping option over the one that another tab chose while it held the cart's lock", async () => {
    const { id } = await fillCart(shop)
    await carts.update({ id, body: { shipping_address: { country_code: "de" } } })
    const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    const dearest = shipping_options.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0]
    let isHeld = true
    const exclusive = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isHeld) await carts.addShippingMethod({ id, body: { option_id: String(dearest?.id) } })
      isHeld = false
      return work()
    }
    const actor = startCheckout(createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 }, exclusive), {
      cartId: id,
    })
    await rest(actor)
    expect(actor.getSnapshot().context.cart?.shipping_methods).toMatchObject([{ shipping_option_id: dearest?.id }])
  })

  it("keeps the price of shipping that may have been paid", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const was = Number(shippingOf(actor))
    const { paymentSession } = shop.backend.db.tables
    for (const { id } of paymentSession.all()) paymentSession.update(id, { status: "authorized" })
    raiseShipping()
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(shippingOf(actor)).toBe(was)
  })

  for (const when of ["before", "while"])
    it(`returns to the step opened ${when} the cart was loading, after the changes of another tab were accepted`, async () => {
      const { id } = await fillCart(shop)
      const actor = begin(id)
      await walk(actor)
      const edit = () => actor.send({ type: "step.go", step: "details" })
      if (when === "before") edit()
      await carts.createLineItem({ id, body: { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 } })
      actor.send({ type: "cart.refresh" })
      if (when === "while") edit()
      await rest(actor)
      expect(at(actor)).toBe('"changed"')
      actor.send({ type: "changes.accept" })
      await rest(actor)
      expect(at(actor)).toBe('{"step":"details"}')
    })

  it("shows a changed currency even when the amounts are the same", async () => {
    for (const price of shop.backend.db.tables.price.all()) shop.backend.db.tables.price.update(price.id, { amount: 9 })
    for (const rate of shop.backend.db.tables.taxRate.all()) shop.backend.db.tables.taxRate.update(rate.id, { rate: 0 })
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    const america = shop.backend.db.tables.region.find((region) => region.currency_code === "usd")
    await carts.update({ id, body: { region_id: String(america?.id), shipping_address: { country_code: "us" } } })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes).toContainEqual({ kind: "currency", was: "eur", now: "usd" })
    const [item] = actor.getSnapshot().context.cart?.items ?? []
    const price = { kind: "price", lineId: item?.id, title: "T-Shirt, M / Black", count: 2, was: 9, now: 9 }
    expect(actor.getSnapshot().context.changes).toContainEqual({ ...price, currency: "eur" })
  })

  const choiceChanges: readonly [
    string,
    string,
    Partial<Record<"email" | "shipping_address" | "billing_address", unknown>>,
  ][] = [
    ["contact", "email address", { email: "bob@example.com" }],
    ["address", "shipping address", { shipping_address: { ...address, address_1: "Bobs Weg 2" } }],
    ["billing", "billing address", { billing_address: { ...address, address_1: "Bobs Weg 2" } }],
  ]
  for (const [choice, name, body] of choiceChanges)
    it(`places no order when another tab has changed the ${name} after the review was shown`, async () => {
      const { id } = await fillCart(shop)
      const actor = begin(id)
      await walk(actor)
      await carts.update({ id, body: body as never })
      actor.send({ type: "order.place" })
      await rest(actor)
      expect(at(actor)).toBe('"changed"')
      expect(orders()).toBe(0)
      expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "choice", choice }])
      actor.send({ type: "changes.accept" })
      await rest(actor)
      expect(at(actor)).toBe('{"step":"review"}')
      actor.send({ type: "order.place" })
      await rest(actor)
      expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    })

  it("places the order although the shipping method has another name since the language was changed", async () => {
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    const methods = shop.backend.db.tables.cartShippingMethod
    for (const method of methods.by("cart_id", id)) methods.update(method.id, { name: "Standardversand" })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("places no order when another tab has changed the shipping method after the review was shown", async () => {
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    const other = actor.getSnapshot().context.options[1]
    await carts.addShippingMethod({ id, body: { option_id: String(other?.id) } })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(orders()).toBe(0)
    expect(actor.getSnapshot().context.changes).toContainEqual(
      expect.objectContaining({ kind: "choice", choice: "delivery", now: other?.name }),
    )
  })

  it("shows the address that another tab changed while the shopper entered a promotion code on the review", async () => {
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    await carts.update({ id, body: { shipping_address: { ...address, address_1: "Bobs Weg 2" } } })
    actor.send({ type: "promotion.remove", code: "NONE" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "choice", choice: "address" }])
  })

  it("doesn't ask to accept the shopper's own changes to the contact, address and shipping method", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const moved = { ...address, address_1: "Neue Strasse 3" }
    actor.send({ ...details({ email: "ada.new@example.com" }), shipping: moved, billing: moved })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    actor.send({ type: "delivery.choose", optionId: String(actor.getSnapshot().context.options[1]?.id) })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("shows another tab's changes before placing the order, and continues once they are accepted", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const { cart } = actor.getSnapshot().context
    const [item] = cart?.items ?? []
    await carts.updateLineItem({ id: cart?.id ?? "", line_id: String(item?.id), body: { quantity: 1 } })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes).toMatchObject([
      { kind: "quantity", was: 2, now: 1 },
      { kind: "total", was: cart?.total },
    ])
    actor.send({ type: "changes.accept" })
    await rest(actor)
    // The new total invalidated the payment session, and a new one was created.
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("accepts a reduced quantity of an item that another tab has removed", async () => {
    const { id, items } = await fillCart(shop)
    await carts.createLineItem({ id, body: { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 } })
    const actor = await runShort(id, 1)
    await carts.deleteLineItem({ id, line_id: String(items?.[0]?.id) })
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actor.getSnapshot().context.cart?.items).toMatchObject([{ variant_sku: "MUG-CLASSIC", quantity: 1 }])
  })

  it("shows the latest stock when it dropped again before the change was accepted", async () => {
    const actor = await runShort((await fillCart(shop, "SHIRT-M-BLACK", 3)).id, 2)
    setStock(1)
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "stock", was: 3, now: 1 }])
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.cart?.items).toMatchObject([{ quantity: 1 }])
  })

  it("finds the order that another tab placed before the change was accepted", async () => {
    const { id } = await fillCart(shop)
    const actor = await runShort(id, 1)
    setStock(2)
    const { type } = await carts.complete({ id })
    expect(type).toBe("order")
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("ends when the cart is gone before the change is accepted", async () => {
    const { id } = await fillCart(shop)
    const actor = await runShort(id, 1)
    shop.backend.db.tables.cart.remove(id)
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "missing" })
  })

  it("skips shipping for a cart that needs none, and payment for a total of zero", async () => {
    for (const product of shop.backend.db.tables.product.all())
      shop.backend.db.tables.product.update(product.id, { shipping_profile_id: null })
    for (const item of shop.backend.db.tables.inventoryItem.all())
      shop.backend.db.tables.inventoryItem.update(item.id, { requires_shipping: false })
    for (const price of shop.backend.db.tables.price.all()) shop.backend.db.tables.price.update(price.id, { amount: 0 })
    const actor = begin((await fillCart(shop)).id, "details")
    await rest(actor)
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(stepsOf(actor.getSnapshot().context.cart)).toEqual(["details", "review"])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("calculates shipping costs with the carrier, and sets no cost where that fails", async () => {
    for (const option of shop.backend.db.tables.shippingOption.all())
      shop.backend.db.tables.shippingOption.update(option.id, { price_type: "calculated" })
    faults.set([
      {
        path: "/store/shipping-options/:id/calculate",
        status: 200,
        body: { shipping_option: { amount: 7 } },
        times: 1,
      },
    ])
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send(details())
    await rest(actor)
    const costs = actor.getSnapshot().context.options.map(({ cost }) => cost)
    expect(costs[0]).toBe(7)
    expect(costs.slice(1).every((cost) => cost === null)).toBe(true)
  })
})
