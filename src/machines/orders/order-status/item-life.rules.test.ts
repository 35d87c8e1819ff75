import { beforeEach, describe, expect, it } from "vitest"
import type { OrderLineItem } from "#schema/admin/entities/order.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { lifeOf, replacementsIn } from "./item-life.rules.ts"

const line = (quantity: number, detail: Record<string, number> = {}) =>
  ({
    id: "item",
    quantity,
    detail: Object.fromEntries(Object.entries(detail).map(([name, count]) => [`${name}_quantity`, count])),
  }) as unknown as OrderLineItem
const life = (quantity: number, detail?: Record<string, number>, status = "pending") =>
  lifeOf(line(quantity, detail), { status }).map(({ stage, count }) => `${count} ${stage}`)

describe("the life of a line item", () => {
  it.each([
    [3, {}, ["3 unfulfilled"]],
    [3, { fulfilled: 2 }, ["1 unfulfilled", "2 packed"]],
    [3, { fulfilled: 3, shipped: 2, delivered: 1 }, ["1 packed", "1 shipped", "1 delivered"]],
    [2, { fulfilled: 2, delivered: 2 }, ["2 delivered"]],
    [
      4,
      { fulfilled: 4, shipped: 4, delivered: 4, return_requested: 1, return_received: 1 },
      ["2 delivered", "1 returning", "1 returned"],
    ],
    [3, { fulfilled: 3, shipped: 3, delivered: 1, return_received: 2 }, ["1 shipped", "2 returned"]],
    [2, { fulfilled: 2, return_requested: 1 }, ["1 packed", "1 returning"]],
    [
      2,
      { fulfilled: 2, shipped: 2, delivered: 2, return_received: 1, return_dismissed: 1 },
      ["1 returned", "1 damaged"],
    ],
  ])("of %i units with %o is %o", (quantity, detail, expected) => {
    expect(life(quantity, detail as Record<string, number>)).toEqual(expected)
  })

  it("adds up to the quantity for every combination of steps", () => {
    for (let quantity = 0; quantity <= 3; quantity++)
      for (let fulfilled = 0; fulfilled <= quantity; fulfilled++)
        for (let shipped = 0; shipped <= fulfilled; shipped++)
          for (let delivered = 0; delivered <= fulfilled; delivered++)
            for (let returned = 0; returned <= fulfilled; returned++) {
              const detail = { fulfilled, shipped, delivered, return_received: returned }
              const parts = lifeOf(line(quantity, detail), { status: "pending" })
              expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(quantity)
            }
  })

  it("is canceled, not unfulfilled, in a canceled order", () => {
    expect(life(2, {}, "canceled")).toEqual(["2 canceled"])
  })
})

describe("replacements", async () => {
  const shop = await openLiveShop()
  const id = await placeOrder(shop)
  await fulfillOrder(shop, id)
  const world = shop.backend.db.export()
  const { order: orders, exchange: exchanges } = shop.admin.admin
  beforeEach(() => shop.backend.db.import(world))

  it("are the items that a confirmed exchange added", async () => {
    const changes = async () => (await orders.listChanges({ id, query: { fields: "*actions" } })).order_changes
    const { exchange } = await exchanges.create({ body: { order_id: id } })
    const [item] = (await orders.retrieve({ id })).order.items
    await exchanges.addInboundItems({ id: exchange.id, body: { items: [{ id: String(item?.id), quantity: 1 }] } })
    const variant_id = shop.variant("SHIRT-M-WHITE")
    await exchanges.addOutboundItems({ id: exchange.id, body: { items: [{ variant_id, quantity: 1 }] } })
    expect(replacementsIn(await changes()).size).toBe(0)
    await exchanges.request({ id: exchange.id })
    const { items } = (await orders.retrieve({ id })).order
    const added = items.find((each) => each.variant_id === variant_id)
    expect([...replacementsIn(await changes())]).toEqual([[added?.id, "exchange"]])
  })
})
