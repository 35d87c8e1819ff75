import { beforeEach, describe, expect, it } from "vitest"
import { at, details, rest, startCheckout, walk } from "#tests/support/checkout-walk.ts"
import { cartInGermany, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const machine = createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 })
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const begin = (cartId: string) => startCheckout(machine, { cartId })

describe("the checkout", () => {
  it("stays at the details with the options of the new address when the chosen one isn't offered there", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send(details({ optionId: "so_gone" }))
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    const { cart, options, error } = actor.getSnapshot().context
    expect(cart).toMatchObject({ email: "ada@example.com", shipping_methods: [] })
    expect([options.length > 0, error]).toEqual([true, null])
    actor.send(details({ optionId: String(options[1]?.id) }))
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.cart?.shipping_methods).toMatchObject([{ shipping_option_id: options[1]?.id }])
  })

  it("stays at the details when the cheapest shipping option can't be added, and accepts another one", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    faults.set([{ path: "/store/carts/:id/shipping-methods", status: 400, times: 1 }])
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    actor.send(details({ optionId: String(actor.getSnapshot().context.options[1]?.id) }))
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("asks for the payment method if there are several", async () => {
    const { tables } = shop.backend.db
    tables.paymentProvider.insert({ id: "pp_card_demo" })
    tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: "pp_card_demo" })
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('{"step":"payment"}')
    actor.send({ type: "payment.choose", providerId: "pp_card_demo" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("includes the cheapest shipping option in the total from the start", async () => {
    const actor = begin(await cartInGermany(shop))
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    const { cart, options } = actor.getSnapshot().context
    const costs = options.map(({ cost }) => cost ?? Number.POSITIVE_INFINITY)
    const cheapest = options.find(({ cost }) => cost === Math.min(...costs))
    expect(cart?.shipping_methods).toMatchObject([{ shipping_option_id: cheapest?.id }])
    expect(cart?.total).toBeGreaterThan(cart?.item_total ?? 0)
  })

  it("starts the only payment if nothing else is open", async () => {
    const id = await cartInGermany(shop)
    await walk(begin(id))
    for (const session of shop.backend.db.tables.paymentSession.all())
      shop.backend.db.tables.paymentSession.remove(session.id)
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(shop.backend.db.tables.paymentSession.all()).toHaveLength(1)
  })
})
