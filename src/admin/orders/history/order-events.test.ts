import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { withNote, withoutNote } from "#machines/orders/order-details/order-details.rules.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { address, fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { recalculatedLines } from "./event-lines.ts"
import { orderEvents } from "./order-events.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { order: orders, payment: payments } = shop.admin.admin

async function historyOf(id = orderId) {
  const fields =
    "*items.detail,*payment_collections.payments.captures,*payment_collections.payments.refunds,*payment_collections.payments.refunds.refund_reason"
  const { order } = await orders.retrieve({ id, query: { fields } })
  const { order_changes } = await orders.listChanges({ id, query: { fields: "*actions" } })
  return orderEvents(order, order_changes)
}

describe("order history", () => {
  it("starts with the placed order", async () => {
    expect((await historyOf()).map(({ kind }) => kind)).toEqual(["placed"])
  })

  it("shows changes with their author, old and new values", async () => {
    const actor = createActor(createOrderEditMachine(shop.admin), { input: { orderId } })
    actor.start()
    const rest = () => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
    await rest()
    const itemId = String(actor.getSnapshot().context.preview?.items[0]?.id)
    actor.send({ type: "change.setItem", itemId, quantity: 3 })
    await rest()
    actor.send({ type: "edit.confirm" })
    await rest()
    const event = (await historyOf()).find(({ kind }) => kind === "change")
    expect(event).toMatchObject({
      kind: "change",
      change: { type: "edit", status: "confirmed" },
      by: expect.stringMatching(/^user_/),
      lines: [{ kind: "changed", from: "2", to: "3" }],
    })
  })

  it("shows a shipment above its fulfillment if both have the same time", async () => {
    const id = await placeOrder(shop)
    const { order } = await orders.retrieve({ id })
    const at = "2026-01-01T00:00:00.000Z"
    const change = (version: number, action: "FULFILL_ITEM" | "SHIP_ITEM") =>
      ({ id: action, version, status: "confirmed", confirmed_at: at, actions: [{ id: action, action }] }) as never
    const events = orderEvents(order, [change(2, "FULFILL_ITEM"), change(3, "SHIP_ITEM")])
    expect(events.map(({ kind }) => kind)).toEqual(["shipped", "packed", "placed"])
  })

  it("shows payments, fulfillments and a new email", async () => {
    const id = await placeOrder(shop)
    const { order } = await orders.retrieve({ id })
    const payment = order.payment_collections?.flatMap((collection) => collection.payments ?? [])[0]
    await payments.capture({ id: String(payment?.id), body: { amount: 5 } })
    await payments.refund({ id: String(payment?.id), body: { amount: 2 } })
    await fulfillOrder(shop, id)
    await orders.update({ id, body: { email: "new@example.com" } })
    const events = await historyOf(id)
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["captured", "refunded", "packed", "email", "placed"]),
    )
    expect(events.find(({ kind }) => kind === "email")?.lines).toEqual([
      { kind: "value", title: "", from: "guest@example.com", to: "new@example.com" },
    ])
    expect(events.find(({ kind }) => kind === "captured")).toMatchObject({ amount: 5 })
  })

  it("shows notes, prices, shipping methods and promotions, and who requested a confirmed change", async () => {
    const { draftOrder: drafts, orderEdit: edits } = shop.admin.admin
    const items = [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }]
    const { draft_order } = await drafts.create({
      body: { region_id: shop.region, email: "ada@example.com", shipping_address: address, items },
    })
    const { id } = draft_order
    expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(["drafted"])
    const itemId = String((await orders.retrieve({ id })).order.items?.[0]?.id)
    await drafts.beginEdit({ id })
    await drafts.updateItem({ id, item_id: itemId, body: { quantity: 2, unit_price: 9 } })
    await drafts.addPromotions({ id, body: { promo_codes: ["WELCOME10"] } })
    const { shipping_options } = await orders.listShippingOptions({ id })
    await drafts.addShippingMethod({ id, body: { shipping_option_id: String(shipping_options[0]?.id) } })
    await drafts.confirmEdit({ id })
    const [edit] = await historyOf(id)
    expect(edit?.lines).toEqual([
      { kind: "repriced", title: "T-Shirt, M / Black", now: 9 },
      { kind: "promotion", title: "WELCOME10" },
      { kind: "delivery", title: shipping_options[0]?.name },
    ])
    await drafts.convertToOrder({ id })
    const notes = [{ id: "n1", text: "Called twice", at: "2026-01-05T10:00:00.000Z" }]
    await orders.update({ id, body: { metadata: { notes } } })
    expect((await historyOf(id))[0]).toMatchObject({ kind: "note", lines: [{ kind: "note", title: "Called twice" }] })
    await orders.update({ id, body: { metadata: { notes: [] } } })
    expect((await historyOf(id))[0]?.lines).toEqual([{ kind: "noteOff", title: "Called twice" }])
    const note = { id: "n2", text: "Wants it wrapped", at: "2026-01-05T11:00:00.000Z" }
    await orders.update({ id, body: { metadata: withNote(note) } })
    expect((await historyOf(id))[0]?.lines).toEqual([{ kind: "note", title: "Wants it wrapped" }])
    await orders.update({ id, body: { metadata: withoutNote(withNote(note), "n2") } })
    expect((await historyOf(id))[0]?.lines).toEqual([{ kind: "noteOff", title: "Wants it wrapped" }])

    await edits.initiateRequest({ body: { order_id: id } })
    await edits.updateOriginalItem({ id, item_id: itemId, body: { quantity: 1 } })
    await edits.request({ id, body: {} })
    await edits.confirm({ id })
    const states = (await historyOf(id)).flatMap(({ change }) => change?.status ?? [])
    expect(states.slice(0, 2)).toEqual(expect.arrayContaining(["confirmed", "requested"]))
  })

  it("shows changed addresses as in their country, and their names and phones only if nothing else changed", async () => {
    const id = await placeOrder(shop)
    const moved = { ...address, address_1: "12 Main Street", city: "Chicago", province: "us-il", postal_code: "60614" }
    await orders.update({ id, body: { shipping_address: moved } })
    const line = async () => (await historyOf(id)).find(({ kind }) => kind === "shippingAddress")?.lines[0]
    expect(await line()).toMatchObject({
      from: "Lange Strasse 7, 10115 Berlin",
      to: "12 Main Street, 60614 Chicago, IL",
    })
    await orders.update({ id, body: { shipping_address: { ...moved, phone: "+49 30 1234" } } })
    expect((await line())?.to).toContain("Germany, +49 30 1234")
  })

  it("shows what several updates of an item lead to, as one line or none", async () => {
    const { orderEdit: edits } = shop.admin.admin
    const id = await placeOrder(shop)
    const item_id = String((await orders.retrieve({ id })).order.items[0]?.id)
    await edits.initiateRequest({ body: { order_id: id } })
    await edits.updateOriginalItem({ id, item_id, body: { quantity: 2, unit_price: 9, internal_note: "Gift" } })
    await edits.updateOriginalItem({ id, item_id, body: { quantity: 5 } })
    await edits.updateOriginalItem({ id, item_id, body: { quantity: 3 } })
    const title = "T-Shirt, M / Black"
    const lines = async () => (await historyOf(id)).find(({ kind }) => kind === "change")?.lines
    expect(await lines()).toEqual([
      { kind: "changed", title, from: "2", to: "3", why: { note: "Gift" } },
      { kind: "repriced", title, now: 9 },
    ])
    await edits.cancelRequest({ id })
    await edits.initiateRequest({ body: { order_id: id } })
    for (const quantity of [5, 2]) await edits.updateOriginalItem({ id, item_id, body: { quantity } })
    expect(await lines()).toEqual([])
    await edits.updateOriginalItem({ id, item_id, body: { quantity: 0 } })
    expect(await lines()).toEqual([{ kind: "removed", title, to: "2" }])
  })

  it("shows the items that canceling an exchange removed", async () => {
    const { exchange: exchanges } = shop.admin.admin
    const id = await placeOrder(shop)
    await fulfillOrder(shop, id)
    const items = [{ id: String((await orders.retrieve({ id })).order.items[0]?.id), quantity: 1 }]
    const { exchange } = await exchanges.create({ body: { order_id: id } })
    await exchanges.addInboundItems({ id: exchange.id, body: { items } })
    const outbound = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }]
    await exchanges.addOutboundItems({ id: exchange.id, body: { items: outbound } })
    await exchanges.request({ id: exchange.id })
    await exchanges.cancel({ id: exchange.id, body: {} })
    const event = (await historyOf(id)).find(({ kind }) => kind === "exchangeCanceled")
    expect(event?.lines).toMatchObject([{ kind: "removed", to: "2" }])
  })

  it("shows what was written about a return and a refund: reason and note", async () => {
    const { return: returns, returnReason, refundReason } = shop.admin.admin
    const id = await placeOrder(shop)
    await fulfillOrder(shop, id)
    const { order } = await orders.retrieve({ id, query: { fields: "*items,*payment_collections.payments" } })
    const paymentId = String(order.payment_collections?.[0]?.payments?.[0]?.id)
    await payments.capture({ id: paymentId })
    const { refund_reason } = await refundReason.create({ body: { label: "Goodwill", code: "goodwill" } })
    const refund = { amount: 2, note: "Promised by phone", refund_reason_id: refund_reason.id }
    await payments.refund({ id: paymentId, body: refund })
    const { return_reason } = await returnReason.create({ body: { label: "Too small", value: "too_small" } })
    const { return: row } = await returns.initiateRequest({ body: { order_id: id, internal_note: "By phone" } })
    const item = { id: String(order.items[0]?.id), quantity: 1, reason_id: return_reason.id }
    await returns.addReturnItem({ id: row.id, body: { items: [{ ...item, internal_note: "Hole in the sleeve" }] } })
    await returns.confirmRequest({ id: row.id, body: {} })
    const events = await historyOf(id)
    expect(events.find(({ change }) => change?.type === "return_request")?.lines).toEqual([
      {
        kind: "back",
        title: "T-Shirt, M / Black",
        to: "1",
        why: { reasonId: return_reason.id, note: "Hole in the sleeve" },
      },
      { kind: "quote", title: "By phone" },
    ])
    expect(events.find(({ kind }) => kind === "refunded")).toMatchObject({
      provider: "pp_system_default",
      lines: [
        { kind: "reason", title: "Goodwill" },
        { kind: "quote", title: "Promised by phone" },
        { kind: "credited", title: "", now: 2 },
      ],
    })
  })

  it("counts a refund's credit to the refund, and keeps a credit of its own", async () => {
    const id = await placeOrder(shop)
    const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections.payments,summary.*,total" } })
    const payment = String(order.payment_collections?.[0]?.payments?.[0]?.id)
    await orders.createCreditLine({ id, body: { amount: 2, reference: "Goodwill", reference_id: "" } })
    await payments.capture({ id: payment, body: {} })
    await payments.refund({ id: payment, body: { amount: 5 } })
    const events = (await historyOf(id)).filter(({ kind }) => kind === "refunded" || kind === "credit")
    expect(events).toMatchObject([
      // Of the 5.00, 2.00 were owed because of the credit.
      { kind: "refunded", amount: 5, by: expect.stringMatching(/^user_/), lines: [{ kind: "credited", now: 3 }] },
      { kind: "credit", amount: 2 },
    ])
  })

  it("distinguishes an order that was marked as paid from a captured payment", async () => {
    const { paymentCollection: collections, orderEdit: edits } = shop.admin.admin
    const id = await placeOrder(shop)
    const captured = await orders.retrieve({ id, query: { fields: "*items,*payment_collections.payments" } })
    await payments.capture({
      id: String(captured.order.payment_collections?.[0]?.payments?.[0]?.id),
      body: { amount: 5 },
    })
    await edits.initiateRequest({ body: { order_id: id } })
    const item_id = String(captured.order.items[0]?.id)
    await edits.updateOriginalItem({ id, item_id, body: { quantity: 3 } })
    await edits.confirm({ id })
    const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections" } })
    const open = order.payment_collections?.find(({ status }) => status === "not_paid")
    await collections.markAsPaid({ id: String(open?.id), body: { order_id: id } })
    const kinds = (await historyOf(id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === "markedPaid" || kind === "captured")).toEqual(["markedPaid", "captured"])
  })
})

describe("recalculated discounts", () => {
  const item = (is_tax_inclusive: boolean) => ({ id: "shoe", quantity: 1, is_tax_inclusive, tax_lines: [{ rate: 19 }] })
  const adjustments = [{ code: "WELCOME10", amount: 15.46218, is_tax_inclusive: false }]
  const action = (given: object[]) => ({
    action: "ITEM_ADJUSTMENTS_REPLACE",
    details: { reference_id: "shoe", adjustments: given },
  })
  const lines = (isGross: boolean, actions: object[], more = {}) => {
    const order = { currency_code: "eur", items: [item(isGross)], shipping_methods: [], ...more }
    return recalculatedLines(order as never, { carry_over_promotions: true, actions } as never)
  }

  it("are the last ones, with tax where the order's amounts include it", () => {
    const actions = [action([{ amount: 99 }]), action(adjustments)]
    expect(lines(false, actions)[0]?.now).toBeCloseTo(-15.462, 3)
    expect(lines(true, actions)[0]?.now).toBeCloseTo(-18.4)
  })

  it("are the discount of the summary where rounding its parts differs by a cent", () => {
    const half = [{ amount: 34.815, is_tax_inclusive: false }]
    const totals = { item_subtotal: 348.15, discount_total: 41.42985, discount_tax_total: 6.61485 }
    const rest = { shipping_subtotal: 5, tax_total: 60.48365, total: 378.81865 }
    expect(lines(false, [action(half)], { ...totals, ...rest })[0]?.now).toBe(-34.81)
  })
})
