import { beforeAll, describe, expect, it } from "vitest"
import { fulfillOrder } from "#mocks/domain/orders/order-fulfillment.ts"
import { itemRowsOf, orderState } from "#mocks/domain/orders/order-state.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type Row } from "#mocks/kernel/database.ts"
import { multipliedShop } from "#mocks/scenarios/large.ts"

const COPIES = 3
function build(): Database {
  const db = new Database({ seed: 7, clock: createClock(Date.UTC(2026, 5, 1)) })
  multipliedShop(COPIES).build(db, "http://localhost:9000")
  return db
}

let db: Database
beforeAll(() => {
  db = build()
})

const sorted = (ids: readonly string[]) => [...ids].sort()
const isCopy = ({ email }: Row<"order">) => /\.\d+@/.test(email ?? "")
const copies = () => db.tables.order.all().filter(isCopy)

describe("A multiplied shop", () => {
  it("multiplies products and orders, in the order of their times", () => {
    const ids = db.tables.order.all().map((order) => order.id)
    expect(db.tables.product.size).toBe(COPIES * 40)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(ids.length % COPIES).toBe(0)
    expect(ids).toEqual(sorted(ids))
  })

  it("gives all orders different display ids, up to the sequence's last number", () => {
    const numbers = db.tables.order.all().map((order) => order.display_id)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(db.tables.sequence.get("order")?.value ?? 0)
  })

  it("gives every copied order its own line items, with products of the same copy", () => {
    for (const order of copies().slice(0, 50)) {
      const { items, methods } = orderState(db, order)
      expect(items.length).toBeGreaterThan(0)
      expect(methods.length).toBeGreaterThan(0)
      for (const { line, detail } of items) {
        expect(detail.order_id).toBe(order.id)
        expect(db.tables.product.get(line.product_id)?.title).toBe(line.product_title)
        expect(db.tables.productVariant.get(line.variant_id)?.sku).toBe(line.variant_sku)
      }
    }
  })

  it("has order summaries that match the line items", () => {
    for (const order of copies().slice(0, 50)) {
      const [summary] = db.tables.orderSummary.by("order_id", order.id).filter((s) => s.version === order.version)
      expect(summary?.totals.current_order_total).toBeCloseTo(orderFigures(db, order).totals.total, 6)
    }
  })

  it("has reserved quantities that match the reservations", () => {
    for (const level of db.tables.inventoryLevel.all()) {
      const reservations = db.tables.reservation.by("inventory_item_id", level.inventory_item_id)
      expect(reservations.reduce((sum, row) => sum + row.quantity, 0)).toBe(level.reserved_quantity)
    }
  })

  it("finds rows by values that differ in each copy", () => {
    const variant = db.tables.productVariant.all().find((row) => row.sku?.endsWith("-3"))
    expect(db.tables.productVariant.by("sku", variant?.sku ?? null)).toEqual([variant])
    const customer = db.tables.customer.all().find((row) => row.email?.includes(".2@"))
    expect(db.tables.customer.by("email", customer?.email ?? null)).toEqual([customer])
    expect(db.tables.customerAddress.by("customer_id", customer?.id ?? "")).toHaveLength(1)
  })

  it("finds the rows of all copies by a value they share", () => {
    const [providerless] = [db.tables.orderShippingMethod.all()[0]?.shipping_option_id ?? ""]
    const found = db.tables.orderShippingMethod.by("shipping_option_id", providerless)
    expect(found.map((row) => row.id)).toEqual(sorted(found.map((row) => row.id)))
    expect(found.length % COPIES).toBe(0)
  })

  it("looks up orders by an indexed value unless many orders have it", () => {
    const { order } = db.tables
    const values = (column: "customer_id" | "currency_code" | "region_id") =>
      new Set(order.all().map((row) => row[column]))
    const count = (id: string | null) => order.by("region_id", id).length
    const regions = [...values("region_id")].sort((a, b) => count(a) - count(b))
    expect(order.isRare("region_id", [regions.at(-1)])).toBe(false)
    expect(order.isRare("region_id", regions)).toBe(false)
    for (const id of [...values("customer_id")].slice(0, 20)) expect(order.isRare("customer_id", [id])).toBe(true)
    expect(order.isRare("currency_code", [...values("currency_code")])).toBe(false)
  })

  it("can fulfill a copied order", () => {
    const world = build()
    const order = world.tables.order
      .all()
      .filter((row) => isCopy(row) && row.status === "pending")
      .find((row) => world.tables.fulfillment.by("order_id", row.id).length === 0) as Row<"order">
    const lines = itemRowsOf(world, order).map(({ item_id: id, quantity }) => ({ id, quantity }))
    const next = fulfillOrder(world, order.id, { items: lines }, null)
    expect(itemRowsOf(world, next).map((row) => row.fulfilled_quantity)).toEqual(lines.map((line) => line.quantity))
    expect(world.tables.fulfillment.by("order_id", order.id)).toHaveLength(1)
  })

  it("is identical when built with the same seed at the same time", () => {
    const other = build()
    const rowsOf = (world: Database) => [world.tables.order.all(), world.tables.payment.all(), world.tables.price.all()]
    expect(rowsOf(other)).toEqual(rowsOf(db))
  })
})
