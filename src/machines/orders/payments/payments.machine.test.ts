import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { subtractMoney } from "#lib/money.ts"
import { openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { idsIn, type PaymentTask } from "./payment-task.ts"
import { createPaymentsMachine } from "./payments.machine.ts"
import {
  capturable,
  proposedRefund,
  refundable,
  whyNotCapture,
  whyNotCredit,
  whyNotMarkPaid,
  whyNotRefund,
} from "./payments.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const colleague = await openColleague(shop)
const { order: orders, paymentCollection: collections } = shop.admin.admin

async function read() {
  const { order } = await orders.retrieve({ id: orderId })
  const [collection] = order.payment_collections ?? []
  const [payment] = collection?.payments ?? []
  if (!collection || !payment) throw new Error("the order has no payment")
  return { order, collection, payment }
}
/** Places an order for 10.00 from a draft: the server creates no payment collection for it. */
async function placeUnpaidOrder() {
  const { draftOrder: drafts, region: regions, salesChannel: channels } = shop.admin.admin
  const [
    {
      regions: [region],
    },
    {
      sales_channels: [channel],
    },
  ] = await Promise.all([regions.list(), channels.list()])
  const items = [{ title: "Gift wrap", quantity: 1, unit_price: 10 }]
  const body = {
    region_id: String(region?.id),
    sales_channel_id: String(channel?.id),
    email: "phone@example.com",
    items,
  }
  const { draft_order } = await drafts.create({ body })
  await drafts.convertToOrder({ id: draft_order.id })
  return { order_id: draft_order.id }
}
const { payment: first } = await read()
const capture = (amount: number): PaymentTask => ({ type: "capture", paymentId: first.id, amount })
const refund = (amount: number): PaymentTask => ({ type: "refund", paymentId: first.id, amount, note: "sorry" })

describe("payments", () => {
  const { act } = taskSuite(shop, createPaymentsMachine(shop.admin), () => capture(5), "/admin/payments/:id/capture")

  it("captures once when the response and the next two checks are lost", async () => {
    shop.backend.faults.set([
      { method: "POST", path: "/admin/payments/:id/capture", drop: "after", times: 1 },
      // The first read is the one before capturing.
      { method: "GET", path: "/admin/payments/:id", latency: 0, times: 1 },
      { method: "GET", path: "/admin/payments/:id", drop: "before", times: 2 },
    ])
    const { actor, error } = await act(capture(5))
    expect(error).toMatchObject({ kind: "network" })
    for (const kind of ["network", undefined]) {
      actor.send({ type: "task.confirm", task: capture(5) })
      await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
      expect(actor.getSnapshot().context.error?.kind).toBe(kind)
    }
    expect((await read()).payment.captures).toHaveLength(1)
  })

  it("captures in parts until nothing is left, and reports that", async () => {
    expect(whyNotRefund(first)).toBe("nothingCaptured")
    await act(capture(5))
    const half = (await read()).payment
    expect(capturable(half)).toBeCloseTo(Number(first.amount) - 5)
    await act(capture(capturable(half)))
    expect(whyNotCapture((await read()).payment)).toBe("captured")
  })

  it("refunds no more than was captured, and reports the reason", async () => {
    await act(capture(20))
    expect((await act(refund(21))).error).toMatchObject({ status: 400, type: "invalid_data" })
    await act(refund(15))
    const { payment, order } = await read()
    expect(refundable(payment)).toBeCloseTo(5)
    // The order owes the customer nothing.
    expect(proposedRefund(payment, order)).toBe(0)
    await act(refund(5))
    expect(whyNotRefund((await read()).payment)).toBe("allRefunded")
  })

  it("refunds once when only the response is lost", async () => {
    await act(capture(20))
    shop.backend.faults.set([{ path: "/admin/payments/:id/refund", drop: "after", times: 1 }])
    expect((await act(refund(5))).error).toBeNull()
    expect(refundable((await read()).payment)).toBeCloseTo(15)
  })

  it("refunds in addition to a colleague's identical refund", async () => {
    await act(capture(20))
    await colleague.payment.refund({ id: first.id, body: { amount: 5, note: "sorry" } })
    shop.backend.faults.set([{ path: "/admin/payments/:id/refund", drop: "before", times: 1 }])
    const { actor, error } = await act(refund(5))
    expect(error).toMatchObject({ kind: "network" })
    actor.send({ type: "task.confirm", task: refund(5) })
    await waitFor(actor, (s) => s.matches("idle"))
    expect(refundable((await read()).payment)).toBeCloseTo(10)
  })

  it.each([
    ["capture", capture(5)],
    ["refund", refund(5)],
  ] as const)("runs a %s once when neither the response nor the check gets through", async (path, task) => {
    if (path === "refund") await act(capture(10))
    const before = (await read()).payment
    shop.backend.faults.set([
      { path: `/admin/payments/:id/${path}`, drop: "after", times: 1 },
      { path: "/admin/users/me", drop: "before", times: 1 },
    ])
    const { actor, error } = await act(task)
    expect(error).toMatchObject({ kind: "network" })
    actor.send({ type: "task.confirm", task })
    await waitFor(actor, (s) => s.matches("idle"))
    const { payment } = await read()
    expect(path === "refund" ? refundable(payment) : capturable(before) - capturable(payment)).toBeCloseTo(5)
  })

  it("captures again in another dialog, even if the outcome of the first is unknown", async () => {
    const machine = createPaymentsMachine(shop.admin)
    const confirm = async () => {
      const actor = createActor(machine).start()
      actor.send({ type: "task.ask", task: capture(5) })
      actor.send({ type: "task.confirm", task: capture(5) })
      await waitFor(actor, (s) => !s.hasTag("busy"))
      return actor.getSnapshot().context
    }
    const before = (await read()).payment
    shop.backend.faults.set([
      { path: "/admin/payments/:id/capture", drop: "after", times: 1 },
      { path: "/admin/users/me", drop: "before", times: 1 },
    ])
    expect((await confirm()).unsure).toMatchObject({ task: capture(5) })
    expect((await confirm()).error).toBeNull()
    expect(capturable(before) - capturable((await read()).payment)).toBeCloseTo(10)
  })

  it("captures again after a task with an unknown outcome was dismissed", async () => {
    const actor = createActor(createPaymentsMachine(shop.admin)).start()
    const confirm = async () => {
      actor.send({ type: "task.ask", task: capture(5) })
      actor.send({ type: "task.confirm", task: capture(5) })
      await waitFor(actor, (s) => !s.hasTag("busy"))
    }
    const before = (await read()).payment
    shop.backend.faults.set([
      { path: "/admin/payments/:id/capture", drop: "after", times: 1 },
      { path: "/admin/users/me", drop: "before", times: 1 },
    ])
    await confirm()
    expect(actor.getSnapshot().context.unsure).not.toBeNull()
    actor.send({ type: "task.dismiss" })
    await confirm()
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(capturable(before) - capturable((await read()).payment)).toBeCloseTo(10)
  })

  it.each(["capture", "refund"] as const)(
    "rejects a %s that the page offers again although it arrived",
    async (type) => {
      if (type === "refund") await act(capture(10))
      const { payment: before } = await read()
      const task = { type, paymentId: first.id, amount: 5, seen: idsIn(before, type) }
      shop.backend.faults.set([
        { path: `/admin/payments/:id/${type}`, drop: "after", times: 1 },
        { path: "/admin/users/me", drop: "before", times: 1 },
      ])
      const { actor } = await act(task)
      expect(actor.getSnapshot().context.unsure).not.toBeNull()
      actor.send({ type: "task.dismiss" })
      actor.send({ type: "task.ask", task })
      actor.send({ type: "task.confirm", task })
      await waitFor(actor, (s) => !s.hasTag("busy"))
      expect(actor.getSnapshot().context.error).toMatchObject({ type: "changed_meanwhile" })
      expect(idsIn((await read()).payment, type)).toHaveLength(task.seen.length + 1)
    },
  )

  it("marks a collection as paid", async () => {
    const { payment_collection } = await collections.create({ body: { order_id: orderId, amount: 10 } })
    const { order } = await read()
    expect(whyNotMarkPaid(order, payment_collection)).toBeUndefined()
    const task: PaymentTask = { type: "markPaid", collectionId: payment_collection.id, orderId, amount: 10 }
    expect((await act(task)).error).toBeNull()
    const paid = (await read()).order.payment_collections?.find(({ id }) => id === payment_collection.id)
    expect(paid?.status).toBe("completed")
    expect(paid && whyNotMarkPaid(order, paid)).toBe("notOpen")
  })

  it.each(["", "/:id", "/:id/mark-as-paid"])(
    "records a partial payment only once if the response of /admin/payment-collections%s is lost",
    async (path) => {
      const { payment_collection: billed } = await collections.create({ body: { order_id: orderId, amount: 10 } })
      const task: PaymentTask = { type: "markPaid", collectionId: billed.id, orderId, amount: 6 }
      shop.backend.faults.set([{ path: `/admin/payment-collections${path}`, drop: "after", times: 1 }])
      const { actor } = await act(task)
      if (actor.getSnapshot().matches("confirmation")) actor.send({ type: "task.confirm", task })
      await waitFor(actor, (s) => s.matches("idle"))
      const rows = (await read()).order.payment_collections?.slice(1)
      expect(rows).toMatchObject([{ status: "completed", amount: 6, captured_amount: 6 }])
    },
  )

  it.each([undefined, "/admin/payment-collections", "/admin/payment-collections/:id/mark-as-paid"])(
    "records once what an order without payments owes, also if the response of %s is lost",
    async (path) => {
      const { order_id } = await placeUnpaidOrder()
      const task: PaymentTask = { type: "markPaid", orderId: order_id, amount: 10 }
      if (path) shop.backend.faults.set([{ method: "POST", path, drop: "after", times: 1 }])
      const { actor } = await act(task)
      if (actor.getSnapshot().matches("confirmation")) actor.send({ type: "task.confirm", task })
      await waitFor(actor, (s) => s.matches("idle"))
      const paid = async () => (await orders.retrieve({ id: order_id })).order.payment_collections
      expect(await paid()).toMatchObject([{ status: "completed", amount: 10, captured_amount: 10 }])
      expect((await act(task)).error).toMatchObject({ type: "changed_meanwhile" })
      expect(await paid()).toHaveLength(1)
    },
  )

  it("adds a credit line once if its response is lost, and none if the balance has changed", async () => {
    const fields = "*credit_lines"
    const credits = async () => (await orders.retrieve({ id: orderId, query: { fields } })).order.credit_lines ?? []
    const { order } = await read()
    expect(whyNotCredit(order)).toBeUndefined()
    const seen = order.summary?.pending_difference ?? 0
    const task: PaymentTask = { type: "credit", orderId, amount: 5, reason: "Goodwill", reference: "Case 7", seen }
    shop.backend.faults.set([{ path: "/admin/orders/:id/credit-lines", drop: "after", times: 1 }])
    expect((await act(task)).error).toBeNull()
    expect(await credits()).toMatchObject([{ amount: 5, reference: "Goodwill", reference_id: "Case 7" }])
    expect((await read()).order.summary?.pending_difference).toBe(subtractMoney(seen, 5))
    expect((await act(task)).error).toMatchObject({ type: "changed_meanwhile" })
    const again: PaymentTask = { ...task, seen: subtractMoney(seen, 5) }
    expect((await act(again)).error).toBeNull()
    expect(await credits()).toHaveLength(2)
  })

  it("rejects captures and manual payments of a canceled order", async () => {
    await orders.cancel({ id: orderId })
    const { order, collection, payment } = await read()
    expect(whyNotCapture(payment)).toBe("canceled")
    expect(whyNotMarkPaid(order, collection)).toBe("orderCanceled")
    expect(whyNotCredit(order)).toBe("orderCanceled")
  })
})
