import { beforeEach, describe, expect, it } from "vitest"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import type { Columns } from "#mocks/kernel/columns.ts"
import type { Row } from "#mocks/kernel/database.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { send } from "#tests/support/callers.ts"

const key = PUBLISHABLE_KEY

/** Every stored row except sequences: a number that was drawn isn't reused. */
const rowsOf = ({ db: { tables } }: Backend) =>
  (Object.values(tables) as unknown as Table<Columns>[])
    .filter((table) => (table as unknown) !== tables.sequence)
    .map((table) => table.all({ withDeleted: true }))

/** The newest order with all of its items fulfilled, or with none. */
function orderWith(backend: Backend, fulfillment: "all" | "none"): Row<"order"> {
  const { db } = backend
  const fits = (row: Row<"order">) =>
    row.status === "pending" &&
    orderState(db, row).items.every(({ detail: { fulfilled_quantity: count, quantity, return_requested_quantity } }) =>
      fulfillment === "none" ? count === 0 : count === quantity && return_requested_quantity === 0,
    )
  const row = db.tables.order.all().findLast((one) => !one.is_draft_order && fits(one))
  if (!row) throw new Error("the scenario doesn't have this order")
  return row
}

describe("a return requested by a customer", () => {
  let backend: Backend
  beforeEach(() => {
    backend = createBackend({ scenario: "default", seed: 5 })
  })
  const option = () => backend.db.tables.shippingOption.all().find(({ name }) => /return/i.test(name))?.id ?? ""
  const request = (order: Row<"order">, quantity: number, price?: number) => {
    const [item] = orderState(backend.db, order).items
    const body = {
      order_id: order.id,
      items: [{ id: item?.line.id, quantity }],
      return_shipping: { option_id: option(), ...(price === undefined ? {} : { price }) },
    }
    return send(backend, "POST", "/store/returns", { key, body })
  }
  const totalOf = ({ id }: Row<"order">) =>
    orderFigures(backend.db, backend.db.tables.order.get(id) as Row<"order">).totals.total

  it.each([-500, 0, 7, undefined])("changes nothing for an unshipped order at a price of %s", async (price) => {
    const order = orderWith(backend, "none")
    const [before, total] = [rowsOf(backend), totalOf(order)]
    expect((await request(order, 1, price))[0]).toBe(400)
    expect(totalOf(order)).toBe(total)
    expect(rowsOf(backend)).toEqual(before)
  })

  it("changes nothing when it is rejected with a custom price", async () => {
    const order = orderWith(backend, "all")
    const before = rowsOf(backend)
    expect((await request(order, 1000, -500))[0]).toBe(400)
    expect(rowsOf(backend)).toEqual(before)
  })

  it("costs the price of its shipping option when the given price is negative", async () => {
    const order = orderWith(backend, "all")
    const total = totalOf(order)
    const [status, body] = await request(order, 1, -500)
    expect(status).toBe(200)
    const [method] = (body as { return: { shipping_methods: { amount: number }[] } }).return.shipping_methods
    expect(method?.amount).toBeGreaterThanOrEqual(0)
    expect(totalOf(order)).toBeCloseTo(total + (method?.amount ?? 0))
  })
})
