import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import { sumMoney, toMinorUnits } from "#lib/money.ts"
import { totalsParts } from "#lib/order-totals.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { generatedOrders, openOrderMaker, orderRecipe } from "#tests/support/generated-orders.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { creditNoteOf, invoiceOf, type PrintedDocument } from "./document.rules.ts"

const shop = await openLiveShop()
const { order: orders, payment, return: returns } = shop.admin.admin
const makeOrder = await openOrderMaker(shop)
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const read = async (id: string) =>
  (
    await orders.retrieve({
      id,
      query: { fields: "+currency_code,*items.detail,*credit_lines,*payment_collections.payments" },
    })
  ).order

/** What a document prints adds up: its lines, its amounts, and its taxes. */
function expectSums(printed: PrintedDocument, currency: string) {
  const { basis, items, discount, shipping, credit, tax, total } = printed
  const units = (...amounts: number[]) => amounts.reduce((sum, amount) => sum + toMinorUnits(amount, currency), 0)
  expect(units(items, discount, shipping, credit, basis === "net" ? tax : 0)).toBe(units(total))
  expect(units(...printed.lines.map(({ amount }) => amount))).toBe(units(items))
  expect(units(...printed.taxes.map(({ amount }) => amount))).toBe(units(tax))
}

const rounded = ({ items, discount, shipping, credit, tax, total }: PrintedDocument) => ({
  items,
  discount,
  shipping,
  credit,
  tax,
  total,
})

describe("invoice and credit note", () => {
  it("add up, to the total of the order together but for the rounding of each", async () => {
    await fc.assert(
      fc.asyncProperty(orderRecipe, async (recipe) => {
        const { id } = await makeOrder(recipe)
        const order = await read(id)
        const { currency } = recipe
        const invoice = invoiceOf(order)
        expectSums(invoice, currency)
        const note = creditNoteOf(order)
        if (note) expectSums(note, currency)
        const left = sumMoney([invoice.total, -(note?.total ?? 0)])
        const rest = toMinorUnits(left, currency) - toMinorUnits(totalsParts(order, currency).total, currency)
        expect(Math.abs(rest)).toBeLessThanOrEqual(note ? 1 : 0)
      }),
      generatedOrders(25),
    )
  }, 60_000)
})

describe("the credit note of an order with 8 % tax", () => {
  it("has the tax of its items, though the order’s total and the invoice round otherwise", async () => {
    const order = await read(await placeOrder(shop, 1))
    const [line] = order.items
    const [rate] = line?.tax_lines ?? []
    const detail = line?.detail
    if (!line || !detail || !rate) throw new Error("The order has no item with tax.")
    const item = (id: string, unit_price: number, returned: number) => ({
      ...line,
      id,
      unit_price,
      quantity: 1,
      adjustments: [],
      is_tax_inclusive: false,
      tax_lines: [{ ...rate, rate: 8 }],
      detail: { ...detail, return_received_quantity: returned, return_dismissed_quantity: 0 },
    })
    const items = [item("shirt", 45.55, 1), item("mug", 20, 1), item("poster", 10.04, 0)]
    const part = { ...order, items, shipping_methods: [], credit_line_total: 0, total: 10.8432 }
    expect(invoiceOf(part).total).toBe(81.64)
    expect(rounded(creditNoteOf(part) as PrintedDocument)).toEqual({
      items: 65.55,
      discount: 0,
      shipping: 0,
      credit: 0,
      tax: 5.24,
      total: 70.79,
    })
  })
})

describe("an order with 19 % tax", () => {
  const open = async () => {
    const id = await placeOrder(shop, 3)
    await fulfillOrder(shop, id)
    const { payment_collections } = await read(id)
    const paymentId = String(payment_collections?.[0]?.payments?.[0]?.id)
    await payment.capture({ id: paymentId, body: {} })
    return { id, paymentId, order: await read(id) }
  }
  const taxIn = (total: number) => Math.round((total / 1.19) * 19) / 100

  it("is invoiced as it was ordered, with the tax of its total", async () => {
    const { order } = await open()
    const invoice = invoiceOf(order)
    expect(invoice.total).toBe(totalsParts(order, "eur").total)
    expect(invoice.tax).toBe(taxIn(invoice.total))
    expect(creditNoteOf(order)).toBeUndefined()
  })

  it("keeps its invoice after a refund, which is credited with its own tax", async () => {
    const { id, paymentId, order } = await open()
    await payment.refund({ id: paymentId, body: { amount: 11.9 } })
    const refunded = await read(id)
    expect(rounded(invoiceOf(refunded))).toEqual(rounded(invoiceOf(order)))
    expect(rounded(creditNoteOf(refunded) as PrintedDocument)).toEqual({
      items: 0,
      discount: 0,
      shipping: 0,
      credit: 10,
      tax: 1.9,
      total: 11.9,
    })
  })

  it("keeps its invoice after a return, whose items are credited", async () => {
    const { id, order } = await open()
    const line = order.items[0] as Order["items"][number]
    const [place] = (await shop.admin.admin.stockLocation.list({})).stock_locations
    const started = await returns.initiateRequest({ body: { order_id: id, location_id: String(place?.id) } })
    const returnId = started.return.id
    const items = [{ id: line.id, quantity: 3 }]
    await returns.addReturnItem({ id: returnId, body: { items } })
    await returns.confirmRequest({ id: returnId, body: {} })
    await returns.initiateReceive({ id: returnId, body: {} })
    await returns.receiveItems({ id: returnId, body: { items } })
    await returns.confirmReceive({ id: returnId, body: {} })
    const after = await read(id)
    expect(rounded(invoiceOf(after))).toEqual(rounded(invoiceOf(order)))
    const note = creditNoteOf(after) as PrintedDocument
    expect(note.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(note.items).toBe(invoiceOf(order).items)
    expect(note.tax).toBe(taxIn(note.total))
  })
})
