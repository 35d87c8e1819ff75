import { afterAll, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { address, cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { addStripe, payAtStripe, STRIPE } from "#tests/support/pay-at-stripe.ts"
import { createExpressCheckoutMachine } from "./express-checkout.machine.ts"
import { beforeOf } from "./express-checkout.rules.ts"

const shop = await openLiveShop()
const { db, faults } = shop.backend
addStripe(shop)
const world = db.export()
const { cart: carts } = shop.store.store

const payCart = (cart: Cart): Promise<Confirmation> => payAtStripe(shop, cart)
const confirm = vi.fn(payCart)
const machine = createExpressCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 }, undefined, (cart) =>
  confirm(cart),
)
const coverage = new Coverage(machine)

beforeEach(() => {
  db.import(world)
  faults.set([])
  confirm.mockReset().mockImplementation(payCart)
})

const start = (cartId: string, providerId = STRIPE) =>
  createActor(machine, { input: { cartId, providerId }, inspect: coverage.inspect }).start()
type Actor = ReturnType<typeof start>
const rest = (actor: Actor) => waitFor(actor, (state) => !state.hasTag("busy"), { timeout: 10_000 })
const berlin = { city: "Berlin", postal_code: "10115", country_code: "de" }
const choice = (place: object = {}) => ({ type: "address.change" as const, address: { ...berlin, ...place } })

/** Opens a sheet for two shirts; returns the cart as the page shows it. */
async function open() {
  const id = await cartInGermany(shop)
  const actor = start(id)
  await rest(actor)
  const before = (await carts.retrieve({ id })).cart
  actor.send({ type: "sheet.open" })
  return { id, actor, before, quote: () => actor.getSnapshot().context.quote }
}
const details = ({ quote }: Pick<Awaited<ReturnType<typeof open>>, "quote">, changes: object = {}) => ({
  type: "sheet.confirm" as const,
  details: {
    email: "ada@example.com",
    shipping: address,
    billing: address,
    optionId: quote()?.cart.shipping_methods?.[0]?.shipping_option_id ?? undefined,
    ...changes,
  },
})
async function openQuoted() {
  const sheet = await open()
  sheet.actor.send(choice())
  await rest(sheet.actor)
  return sheet
}
async function pay(sheet: Awaited<ReturnType<typeof open>>, changes: object = {}) {
  sheet.actor.send(details(sheet, changes))
  await rest(sheet.actor)
  return sheet.actor.getSnapshot()
}
const read = async (id: string) => (await carts.retrieve({ id, query: { fields: "*shipping_methods" } })).cart
const ordered = () => [db.tables.order.size, db.tables.payment.size]

describe("a payment with a wallet's sheet", () => {
  it("places the order with the wallet's email, addresses and shipping option, and the amount of the sheet", async () => {
    const sheet = await openQuoted()
    const total = sheet.quote()?.cart.total
    const { output } = await pay(sheet)
    expect(output).toMatchObject({ outcome: "ordered", order: { email: "ada@example.com", total } })
    expect(output).toMatchObject({ order: { shipping_address: address } })
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE, amount: total }])
  })

  it("shows the options at an address with the chosen one first, and the total of another one", async () => {
    const sheet = await openQuoted()
    const first = sheet.quote()
    expect(first?.cart.shipping_methods?.[0]?.shipping_option_id).toBe(first?.options[0]?.id)
    const other = first?.options[1]
    sheet.actor.send({ type: "rate.change", optionId: String(other?.id) })
    await rest(sheet.actor)
    expect(sheet.quote()?.options[0]?.id).toBe(other?.id)
    expect(sheet.quote()?.cart.total).not.toBe(first?.cart.total)
    const { output } = await pay(sheet)
    expect(output).toMatchObject({ outcome: "ordered", order: { total: sheet.quote()?.cart.total } })
  })

  it("starts a payment with Stripe if another one was started before", async () => {
    const id = await cartInGermany(shop)
    const { payment_collection } = await shop.store.store.payment.createCollection({ body: { cart_id: id } })
    await shop.store.store.payment.createSession({
      id: payment_collection.id,
      body: { provider_id: "pp_system_default" },
    })
    const actor = start(id)
    await rest(actor)
    actor.send({ type: "sheet.open" })
    actor.send(choice())
    await rest(actor)
    const { output } = await pay({ id, actor, before: {} as Cart, quote: () => actor.getSnapshot().context.quote })
    expect(output).toMatchObject({ outcome: "ordered" })
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE }])
  })

  it("isn't offered without the provider, without items or without a shipping option, until the cart changes", async () => {
    const id = await cartInGermany(shop)
    const other = start(id, "pp_other_other")
    await rest(other)
    expect(other.getSnapshot().value).toBe("closed")
    for (const option of db.tables.shippingOption.all()) db.tables.shippingOption.remove(option.id)
    const actor = start(id)
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("closed")
    db.import(world)
    const again = await cartInGermany(shop)
    const last = start(again)
    await rest(last)
    expect(last.getSnapshot().value).toBe("ready")
    const [item] = db.tables.cartLineItem.by("cart_id", again)
    await carts.deleteLineItem({ id: again, line_id: String(item?.id) })
    last.send({ type: "cart.refresh" })
    await rest(last)
    expect(last.getSnapshot().value).toBe("closed")
    last.send({ type: "cart.refresh" })
    await rest(last)
    faults.set([{ path: "/store/carts/:id", status: 500 }])
    const failing = start(again)
    await rest(failing)
    expect(failing.getSnapshot().value).toBe("closed")
  })
})

describe("a sheet without a payment", () => {
  it("leaves an untouched cart alone", async () => {
    const { actor, id, before } = await open()
    actor.send({ type: "sheet.cancel" })
    await rest(actor)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(["ready", null])
    expect((await read(id)).shipping_address?.id).toBe(before.shipping_address?.id)
  })

  it("gives the cart its address, shipping option and total back", async () => {
    const { actor, id, quote } = await openQuoted()
    const before = await read(id)
    actor.send({ type: "rate.change", optionId: String(quote()?.options[1]?.id) })
    await rest(actor)
    actor.send(choice({ city: "Hamburg", postal_code: "20095" }))
    actor.send({ type: "sheet.cancel" })
    await rest(actor)
    const after = await read(id)
    expect(after.shipping_address).toMatchObject({ country_code: "de", city: null, postal_code: null })
    expect(after.items?.map(({ quantity }) => quantity)).toEqual(before.items?.map(({ quantity }) => quantity))
    expect(actor.getSnapshot().value).toBe("ready")
    expect(ordered()).toEqual([0, 0])
  })

  it("restores the shipping option that was chosen before", async () => {
    const id = await cartInGermany(shop)
    const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    const option = shipping_options.at(-1)
    const { cart: before } = await carts.addShippingMethod({ id, body: { option_id: String(option?.id) } })
    const actor = start(id)
    await rest(actor)
    actor.send({ type: "sheet.open" })
    actor.send({ type: "rate.change", optionId: String(shipping_options[0]?.id) })
    await rest(actor)
    actor.send({ type: "sheet.cancel" })
    await rest(actor)
    const after = await read(id)
    expect(after.shipping_methods).toMatchObject([{ shipping_option_id: option?.id }])
    expect(after.total).toBe(before.total)
  })

  it("explains a country that the cart's region doesn't have, and keeps the explanation", async () => {
    const { actor } = await open()
    actor.send(choice({ country_code: "au" }))
    await rest(actor)
    expect(actor.getSnapshot().context.error).toEqual({ kind: "country", code: "au" })
    actor.send({ type: "sheet.cancel" })
    await rest(actor)
    expect(actor.getSnapshot().context.error).toEqual({ kind: "country", code: "au" })
  })

  it("explains that there's no shipping option at an address, and works at another one", async () => {
    const sheet = await open()
    const options = db.tables.shippingOption.all()
    for (const option of options) db.tables.shippingOption.remove(option.id)
    sheet.actor.send(choice())
    await rest(sheet.actor)
    expect(sheet.actor.getSnapshot().context.error).toEqual({ kind: "shipping" })
    for (const option of options) db.tables.shippingOption.restore(option.id, option)
    sheet.actor.send(choice())
    await rest(sheet.actor)
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "ordered" } })
  })

  it("keeps the sheet usable when a choice couldn't be sent", async () => {
    const sheet = await open()
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "before", times: 1 }])
    sheet.actor.send(choice())
    await rest(sheet.actor)
    expect(sheet.actor.getSnapshot().context.error).toMatchObject({ kind: "error" })
    sheet.actor.send(choice())
    await rest(sheet.actor)
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "ordered" } })
  })

  it("shows the wallet's reason when it fails", async () => {
    const { actor } = await openQuoted()
    actor.send({ type: "sheet.cancel", message: "No card" })
    await rest(actor)
    expect(actor.getSnapshot().context.error).toEqual({ kind: "refused", message: "No card" })
  })
})

describe("a confirmed sheet", () => {
  it.each([
    ["an item's quantity has changed", (id: string) => changeQuantity(id)],
    ["a price has changed", () => raisePrices()],
  ])("orders nothing if %s in the meantime", async (_, change) => {
    const sheet = await openQuoted()
    await change(sheet.id)
    const { value, context } = await pay(sheet)
    expect([value, context.error]).toEqual(["ready", { kind: "changed" }])
    expect(confirm).not.toHaveBeenCalled()
    expect(ordered()).toEqual([0, 0])
  })

  it("orders nothing when the wallet's option isn't the cart's", async () => {
    const { context } = await pay(await openQuoted(), { optionId: "so_gone" })
    expect(context.error).toEqual({ kind: "changed" })
    expect(ordered()).toEqual([0, 0])
  })

  it("shows why the payment was refused, gives the cart back, and another try pays", async () => {
    const sheet = await openQuoted()
    confirm.mockResolvedValueOnce({ outcome: "refused", message: "Your card was declined." })
    const { value, context } = await pay(sheet)
    expect([value, context.error]).toEqual(["ready", { kind: "refused", message: "Your card was declined." }])
    expect((await read(sheet.id)).shipping_address).toMatchObject({ address_1: null })
    sheet.actor.send({ type: "sheet.open" })
    sheet.actor.send(choice())
    await rest(sheet.actor)
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "ordered" } })
    expect(ordered()).toEqual([1, 1])
  })

  it.each([
    [
      "an email and a billing address",
      { email: "grace@example.com", billing_address: { ...address, address_1: "Elbchaussee 1" } },
    ],
    ["no billing address", {}],
  ])("gives a cart with %s back as it was when the payment was refused", async (_, body) => {
    const id = await cartInGermany(shop)
    const { cart: before } = await carts.update({ id, body })
    const actor = start(id)
    await rest(actor)
    actor.send({ type: "sheet.open" })
    actor.send(choice())
    await rest(actor)
    confirm.mockResolvedValueOnce({ outcome: "refused", message: "Your card was declined." })
    await pay({ id, actor, before, quote: () => actor.getSnapshot().context.quote })
    const { email, billing_address } = await read(id)
    expect([email, billing_address?.address_1 ?? null]).toEqual([
      before.email ?? "ada@example.com",
      before.billing_address?.address_1 ?? null,
    ])
  })

  it.each([
    ["the details", { method: "POST", path: "/store/carts/:id", status: 500, times: 1 } as const],
    ["the payment", { path: "/store/payment-collections/:id/payment-sessions", status: 500, times: 2 } as const],
  ])("orders nothing when %s couldn't be saved", async (_, fault) => {
    const sheet = await openQuoted()
    faults.set([fault])
    const { context } = await pay(sheet)
    expect(context.error).toMatchObject({ kind: "error" })
    expect(confirm).not.toHaveBeenCalled()
    expect(ordered()).toEqual([0, 0])
  })

  it("orders nothing when the cart couldn't be read again before the payment", async () => {
    const sheet = await openQuoted()
    sheet.actor.send(details(sheet))
    await waitFor(sheet.actor, (state) => state.matches("paying"))
    faults.set([{ method: "GET", path: "/store/carts/:id", drop: "before", times: 1 }])
    await rest(sheet.actor)
    expect(sheet.actor.getSnapshot().context.error).toMatchObject({ kind: "error" })
    expect(confirm).not.toHaveBeenCalled()
    expect(ordered()).toEqual([0, 0])
  })

  it.each([
    [
      "couldn't be read",
      async () => faults.set([{ method: "GET", path: "/store/carts/:id", drop: "before", times: 1 }]),
    ],
    ["has changed", (id: string) => carts.update({ id, body: { email: "grace@example.com" } })],
  ])("leaves a cart that %s after the payment to the checkout, with its address", async (_, change) => {
    const sheet = await openQuoted()
    confirm.mockImplementationOnce(async (cart) => {
      const answer = await payCart(cart)
      await change(cart.id)
      return answer
    })
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "checkout" } })
    expect(ordered()).toEqual([0, 0])
    expect((await read(sheet.id)).shipping_address).toMatchObject(address)
    expect((await carts.complete({ id: sheet.id })).type).toBe("order")
  })

  it("leaves it to the checkout whether the payment was made when Stripe's response is lost", async () => {
    const sheet = await openQuoted()
    confirm.mockImplementationOnce(async (cart) => {
      await payCart(cart)
      return { outcome: "refused", message: null }
    })
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "checkout" } })
    expect((await read(sheet.id)).shipping_address).toMatchObject(address)
    expect((await carts.complete({ id: sheet.id })).type).toBe("order")
    expect(ordered()).toEqual([1, 1])
  })

  it("places one order when the server's response is lost, and leaves an unknown outcome to the checkout", async () => {
    const sheet = await openQuoted()
    faults.set([{ path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    expect(await pay(sheet)).toMatchObject({ output: { outcome: "ordered" } })
    const second = await openQuoted()
    faults.set([{ path: "/store/carts/:id/complete", drop: "after" }])
    expect(await pay(second)).toMatchObject({ output: { outcome: "checkout" } })
    expect(ordered()).toEqual([2, 2])
  })

  it.each([
    ["isn't received", { drop: "before" }],
    ["is lost", { drop: "after" }],
    ["fails", { status: 500 }],
  ] as const)("gives the cart back with the next refresh when the request for it %s", async (_, fault) => {
    const { actor, id } = await openQuoted()
    faults.set([{ method: "POST", path: "/store/carts/:id", ...fault, times: 1 }])
    actor.send({ type: "sheet.cancel" })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("unrestored")
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("ready")
    expect((await read(id)).shipping_address).toMatchObject({ country_code: "de", city: null, postal_code: null })
  })

  it("gives a cart back that an earlier visit couldn't restore, before a sheet can be opened", async () => {
    const { actor: earlier, id } = await openQuoted()
    const kept = beforeOf(earlier.getSnapshot().context)
    earlier.stop()
    expect((await read(id)).shipping_address?.city).toBe("Berlin")
    const actor = createActor(machine, {
      input: { cartId: id, providerId: STRIPE, kept },
      inspect: coverage.inspect,
    }).start()
    actor.send({ type: "sheet.open" })
    await rest(actor)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.kept]).toEqual(["ready", null])
    expect((await read(id)).shipping_address?.city).toBeNull()
  })

  it("says that the wallet has given no email or address, and keeps the cart", async () => {
    const { actor, id, before } = await open()
    actor.send({ type: "sheet.cancel", message: null })
    await rest(actor)
    const { value, context } = actor.getSnapshot()
    expect([value, context.error]).toEqual(["ready", { kind: "details" }])
    expect((await read(id)).shipping_address?.id).toBe(before.shipping_address?.id)
    expect(ordered()).toEqual([0, 0])
  })
})

async function changeQuantity(id: string) {
  const [line] = db.tables.cartLineItem.by("cart_id", id)
  await carts.updateLineItem({ id, line_id: String(line?.id), body: { quantity: 1 } })
}
async function raisePrices() {
  for (const price of db.tables.price.all()) db.tables.price.update(price.id, { amount: price.amount + 5 })
}

afterAll(() => {
  expect(coverage.missing()).toEqual([])
})
