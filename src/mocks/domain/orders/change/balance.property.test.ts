import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Row } from "#mocks/kernel/database.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { type Action, OrderWalk } from "#tests/support/order-walk.ts"
import { activeChange } from "./change.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop, 5)
const { db } = shop.backend
const walk = await OrderWalk.start(shop, orderId)
const itemOf = new Map(db.tables.variantInventoryItem.all().map((link) => [link.variant_id, link.inventory_item_id]))
const stockAtFirst = new Map(db.tables.inventoryLevel.all().map((level) => [level.id, level.stocked_quantity]))
const some = { line: 0, variant: 0, quantity: 3, other: 1, shippingPrice: 0, isDiscarded: false }
await walk.fulfill({ kind: "fulfill", ...some })
/** Initial state: three of five shirts are fulfilled, nothing is paid. */
const world = db.export()

const randomAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom<Action["kind"]>(
    ...(["fulfill", "fulfill", "edit", "return", "receive", "receive", "claim", "exchange"] as const),
    ...(["undo", "undo", "pay", "refund"] as const),
  ),
  line: fc.nat(9),
  variant: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 4 }),
  other: fc.integer({ min: 1, max: 3 }),
  shippingPrice: fc.integer({ min: -1, max: 7 }),
  isDiscarded: fc.nat(3).map((n) => n === 0),
})

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((all, row) => all + amountOf(row), 0)

interface StoredTotals {
  readonly total: number
  readonly credit_line_total: number
  readonly return_requested_total: number
  readonly summary: Readonly<
    Record<"paid_total" | "refunded_total" | "transaction_total" | "pending_difference", number>
  >
  readonly items: readonly { readonly total: number }[]
  readonly shipping_methods: readonly { readonly total: number }[]
}
const FIELDS =
  "total,credit_line_total,return_requested_total,summary,items.id,items.total,shipping_methods.id,shipping_methods.total"

/** Checks that the order's totals match its payments and its items and shipping methods. */
async function expectBalance(): Promise<void> {
  const answer = await walk.call("GET", `/admin/orders/${orderId}?fields=${FIELDS}`)
  const { summary, ...order } = (answer?.order ?? {}) as StoredTotals
  const t = db.tables
  const payments = t.paymentCollection
    .by("order_id", orderId)
    .flatMap((c) => t.payment.by("payment_collection_id", c.id))
  const taken = sum(payments, (payment) => sum(t.capture.by("payment_id", payment.id), (capture) => capture.amount))
  const given = sum(payments, (payment) => sum(t.refund.by("payment_id", payment.id), (refund) => refund.amount))
  expect(summary.paid_total).toBeCloseTo(taken)
  expect(summary.refunded_total).toBeCloseTo(given)
  expect(given).toBeLessThanOrEqual(taken + 0.001)
  const parts = sum(order.items, (item) => item.total) + sum(order.shipping_methods, (method) => method.total)
  expect(order.total).toBeCloseTo(parts - order.credit_line_total)
  const due = order.total - order.return_requested_total - (taken - given)
  expect(Math.abs(summary.pending_difference - due)).toBeLessThanOrEqual(0.0101)
}

/** Checks that every unit is in stock, with the customer or written off, and reserved only for line items. */
function expectStock(): void {
  const lines = walk.lines
  const known = new Set(lines.map(({ line }) => line.id))
  for (const level of db.tables.inventoryLevel.all()) {
    const reservations = db.tables.reservation.by("inventory_item_id", level.inventory_item_id)
    expect(level.reserved_quantity).toBe(sum(reservations, (reservation) => reservation.quantity))
    expect(level.reserved_quantity).toBeGreaterThanOrEqual(0)
    expect(level.stocked_quantity).toBeGreaterThanOrEqual(level.reserved_quantity)
    for (const reservation of reservations) expect(known).toContain(reservation.line_item_id)
    const itemLines = lines.filter(({ line }) => itemOf.get(line.variant_id ?? "") === level.inventory_item_id)
    const outside = sum(itemLines, ({ detail }) => detail.fulfilled_quantity - detail.return_received_quantity)
    expect(level.stocked_quantity + outside).toBe(stockAtFirst.get(level.id))
  }
}

/** Checks that quantities are valid, that no change is active, and that each version has a summary. */
function expectOrder(before: Row<"order">): void {
  for (const { detail: d } of walk.lines) {
    expect(d.quantity).toBeGreaterThanOrEqual(d.fulfilled_quantity)
    const back = d.return_requested_quantity + d.return_received_quantity + d.return_dismissed_quantity
    expect(d.fulfilled_quantity).toBeGreaterThanOrEqual(back)
    for (const counter of [d.fulfilled_quantity, d.return_requested_quantity, d.written_off_quantity])
      expect(counter).toBeGreaterThanOrEqual(0)
  }
  const { version } = walk.order
  expect(activeChange(db, orderId)).toBeUndefined()
  expect(version).toBeGreaterThanOrEqual(before.version)
  expect(db.tables.orderSummary.by("order_id", orderId).map((summary) => summary.version)).toEqual(
    Array.from({ length: version }, (_, i) => i + 1),
  )
}

describe("order after random edits, fulfillments, returns, claims, exchanges, payments and refunds", () => {
  it("keeps totals, payments and stock consistent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomAction, { minLength: 4, maxLength: 14 }), async (deeds) => {
        db.import(world)
        for (const next of deeds) {
          const before = walk.order
          await walk.do(next)
          expectOrder(before)
          expectStock()
          await expectBalance()
        }
        expect(walk.broken).toEqual([])
      }),
      { numRuns: 25 },
    )
    // Makes sure that the random run confirmed enough changes to be meaningful.
    expect(walk.confirmed).toBeGreaterThan(10)
  }, 60_000)
})
