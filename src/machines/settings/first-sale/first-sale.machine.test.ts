import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { channelTask, openEmptyStore, regionTask, shippingTask, taxTask } from "#tests/support/empty-store.ts"
import { address } from "#tests/support/live-shop.ts"
import type { SetupTask } from "./first-sale.actors.ts"
import { createFirstSaleMachine } from "./first-sale.machine.ts"
import { currentStep } from "./first-sale.rules.ts"

const { shop, store, world: exportWorld, sellProduct } = await openEmptyStore()
const world = exportWorld()

async function open() {
  const actor = createActor(createFirstSaleMachine(shop.admin)).start()
  const settle = async () => (await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))).context
  const step = async () => {
    const { store: state } = await settle()
    return state && currentStep(state)
  }
  const save = async (task: SetupTask) => {
    await settle()
    actor.send({ type: "step.save", task })
    return settle()
  }
  return { actor, settle, step, save }
}

it("guides an empty store to its first order, one step after the other", async () => {
  shop.backend.db.import(world)
  const { actor, step, save, settle } = await open()
  expect(await step()).toBe("region")
  await save(regionTask)
  expect(await step()).toBe("tax")
  await save(taxTask)
  expect(await step()).toBe("shipping")
  await save(shippingTask)
  expect(await step()).toBe("product")
  await sellProduct()
  actor.send({ type: "store.load" })
  expect(await step()).toBe("order")

  const [variant] = shop.backend.db.tables.productVariant.all()
  const [region] = shop.backend.db.tables.region.all()
  const items = [{ variant_id: String(variant?.id), quantity: 1 }]
  const body = { region_id: String(region?.id), items, email: "a@example.com", shipping_address: address }
  const { id } = (await store.store.cart.create({ body })).cart
  const { shipping_options } = await store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
  await store.store.cart.addShippingMethod({ id, body: { option_id: String(shipping_options[0]?.id) } })
  const { payment_collection } = await store.store.payment.createCollection({ body: { cart_id: id } })
  await store.store.payment.createSession({ id: payment_collection.id, body: { provider_id: "pp_system_default" } })
  const answer = await store.store.cart.complete({ id })
  // €12.00 and €4.90 for shipping, plus 19% of VAT.
  expect(answer.type === "order" && answer.order.total).toBe(20.111)
  actor.send({ type: "store.load" })
  await settle()
  expect(actor.getSnapshot().status).toBe("done")
})

it("doesn't take a price for another region as one of the currency", async () => {
  shop.backend.db.import(world)
  const { actor, save, step } = await open()
  await save(regionTask)
  await save(taxTask)
  await save(shippingTask)
  await sellProduct()
  const { product, region } = shop.admin.admin
  const { region: alps } = await region.create({ body: { name: "Alps", currency_code: "eur", countries: ["at"] } })
  const [variant] = shop.backend.db.tables.productVariant.all()
  await product.updateVariant({
    id: String(variant?.product_id),
    variant_id: String(variant?.id),
    body: { prices: [{ currency_code: "eur", amount: 12, rules: { region_id: alps.id } }] },
  })
  actor.send({ type: "store.load" })
  expect(await step()).toBe("product")
})

it("links the default channel to a key, and creates the key if there is none", async () => {
  shop.backend.db.import(world)
  const { save, step } = await open()
  await save(regionTask)
  await save(taxTask)
  const { apiKey } = shop.admin.admin
  const [key] = shop.backend.db.tables.apiKey.all()
  const { sales_channels } = await shop.admin.admin.salesChannel.list({ query: { fields: "id" } })
  const remove = sales_channels.map(({ id }) => id)
  await apiKey.batchSalesChannels({ id: String(key?.id), body: { remove } })
  const unlinked = await open()
  expect(await unlinked.step()).toBe("channel")
  await unlinked.save(channelTask)
  expect(await unlinked.step()).toBe("shipping")
  await apiKey.revoke({ id: String(key?.id), body: {} })
  const revoked = await open()
  expect(await revoked.step()).toBe("channel")
  await revoked.save(channelTask)
  expect(await revoked.step()).toBe("shipping")
  expect(shop.backend.db.tables.apiKey.all().map(({ title }) => title)).toContain("Storefront")
  expect(await step()).toBe("shipping")
})

it("gives a region without a payment provider the enabled one", async () => {
  shop.backend.db.import(world)
  await shop.admin.admin.region.create({ body: { name: "Germany", currency_code: "eur", countries: ["de"] } })
  const { save, step } = await open()
  expect(await step()).toBe("region")
  await save(regionTask)
  expect(await step()).toBe("tax")
  expect(shop.backend.db.tables.region.all().length).toBe(1)
})

it("uses a free name if another location has a fulfillment set of that name", async () => {
  shop.backend.db.import(world)
  const { save, step } = await open()
  await save(regionTask)
  await save(taxTask)
  const { stockLocation } = shop.admin.admin
  await stockLocation.create({ body: { name: "Berlin" } })
  const { id } = (await stockLocation.create({ body: { name: "Hamburg" } })).stock_location
  const names = () => shop.backend.db.tables.fulfillmentSet.all().map(({ name }) => name)
  await stockLocation.createFulfillmentSet({ id, body: { name: "Berlin: Standard shipping", type: "shipping" } })
  expect((await save(shippingTask)).error).toBeNull()
  expect(names()).toEqual(["Berlin: Standard shipping", "Berlin: Standard shipping 2"])
  expect(await step()).toBe("product")
})

it("creates no part of a location twice after lost responses", async () => {
  shop.backend.db.import(world)
  const { save, step } = await open()
  await save(regionTask)
  await save(taxTask)
  const { tables } = shop.backend.db
  shop.backend.faults.set([{ method: "POST", drop: "after" }])
  expect((await save(shippingTask)).error).toBeNull()
  shop.backend.faults.set([])
  expect(
    [tables.stockLocation, tables.fulfillmentSet, tables.serviceZone, tables.shippingOption].map(
      (table) => table.all().length,
    ),
  ).toEqual([1, 1, 1, 1])
  expect(await step()).toBe("product")
})

it("continues a location whose setup stopped halfway, without creating any part twice", async () => {
  shop.backend.db.import(world)
  const { save, step } = await open()
  await save(regionTask)
  await save(taxTask)
  const { tables } = shop.backend.db
  const counts = () =>
    [tables.stockLocation, tables.fulfillmentSet, tables.serviceZone, tables.shippingOption].map(
      (table) => table.all().length,
    )
  shop.backend.faults.set([{ method: "POST", path: "/admin/shipping-options", status: 500 }])
  const { error } = await save(shippingTask)
  expect(error?.status).toBe(500)
  expect(counts()).toEqual([1, 1, 1, 0])
  shop.backend.faults.set([])
  const reopened = await open()
  expect(await reopened.step()).toBe("shipping")
  expect((await reopened.save(shippingTask)).error).toBeNull()
  expect(counts()).toEqual([1, 1, 1, 1])
  expect(await reopened.step()).toBe("product")
  expect(await step()).toBe("shipping")
})
