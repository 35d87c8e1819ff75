import type { AnyStateMachine } from "xstate"
import type { Task } from "#machines/kit/task/task.machine.ts"
import { createCancelReturnMachine } from "#machines/orders/cancel-return/cancel-return.machine.ts"
import { createDiscardChangeMachine } from "#machines/orders/discard-change/discard-change.machine.ts"
import { createDraftOrderMachine } from "#machines/orders/draft-order/draft-order.machine.ts"
import { createFulfillmentsMachine } from "#machines/orders/fulfillments/fulfillments.machine.ts"
import { labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { createOrderDetailsMachine } from "#machines/orders/order-details/order-details.machine.ts"
import { createOrderStatusMachine } from "#machines/orders/order-status/order-status.machine.ts"
import { createPaymentsMachine } from "#machines/orders/payments/payments.machine.ts"
import { createReturnShipmentMachine } from "#machines/orders/return-shipment/return-shipment.machine.ts"
import { shipmentOfReturn } from "#machines/orders/return-shipment/return-shipment.rules.ts"
import { createTransferMachine } from "#machines/orders/transfer/transfer.machine.ts"
import { createInviteMachine } from "#machines/team/invite/invite.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { address, fulfillOrder, placeOrder } from "#tests/support/live-shop.ts"
import { flow } from "./flow.ts"
import { type Case, failureMatrix } from "./matrix.ts"

/** Every kind of task of the machines that ask for confirmation, act once and stay open on failure. */
const { shop, wire, admin, world } = await openBreakableShop()
const { order: orders, draftOrder, orderEdit, return: returns, claim, exchange, invite } = shop.admin.admin
const cases: Case[] = []

/** Adds a confirmed task, run against the current state of the backend. */
function add(machine: AnyStateMachine, task: Task & Readonly<Record<string, unknown>>, name = task.type): void {
  const events = () => [
    { type: "task.ask", task },
    { type: "task.confirm", task },
  ]
  const title = `${machine.id}: ${name}`
  cases.push({ world: world(), flow: flow(machine)({ title, input: undefined, steps: [{ name, events }] }) })
}
/** Adds cases without their backend changes affecting other cases. */
async function apart(prepare: () => Promise<void>): Promise<void> {
  const before = world()
  await prepare()
  shop.backend.db.import(before)
}

const orderId = await placeOrder(shop)
const orderStatus = createOrderStatusMachine(admin)
add(orderStatus, { type: "complete", orderId })
add(orderStatus, { type: "cancel", orderId })
await apart(async () => {
  await orders.complete({ id: orderId, body: {} })
  add(orderStatus, { type: "archive", orderId })
})

const details = createOrderDetailsMachine(admin)
const target = { orderId, isDraft: false }
const note = { id: "note", text: "Called twice", at: "2026-01-05T10:00:00.000Z", by: "user_1" }
add(details, { ...target, type: "email", email: "new@example.com" })
add(details, { ...target, type: "address", part: "both", address: { city: "Bonn" } })
add(details, { ...target, type: "note", note })
await apart(async () => {
  await orders.update({ id: orderId, body: { metadata: { notes: [note] } } })
  add(details, { ...target, type: "removeNote", noteId: note.id })
})
add(details, { ...target, type: "tag", tag: "VIP" })
await apart(async () => {
  await orders.update({ id: orderId, body: { metadata: { tags: ["VIP", "gift"] } } })
  add(details, { ...target, type: "removeTag", tag: "VIP" })
})

const payments = createPaymentsMachine(admin)
const { order } = await orders.retrieve({ id: orderId })
const paymentId = String(order.payment_collections?.[0]?.payments?.[0]?.id)
add(payments, { type: "capture", paymentId, amount: 5 })
await apart(async () => {
  await shop.admin.admin.payment.capture({ id: paymentId, body: { amount: 10 } })
  add(payments, { type: "refund", paymentId, amount: 5, note: "sorry" })
})
add(payments, { type: "credit", orderId, amount: 5, reason: "Goodwill", reference: "Case 7" })
await apart(async () => {
  const body = { order_id: orderId, amount: 10 }
  const { payment_collection } = await shop.admin.admin.paymentCollection.create({ body })
  const collectionId = payment_collection.id
  add(payments, { type: "markPaid", collectionId, orderId, amount: 10 })
  const providerId = "pp_system_default"
  add(payments, { type: "choose", collectionId, orderId, providerId, amount: 10 })
  const { paymentCollection: collections } = shop.admin.admin
  const chosen = await collections.createPaymentSession({ id: collectionId, body: { provider_id: providerId } })
  const sessionId = String(chosen.payment_collection.payment_sessions?.[0]?.id)
  shop.backend.db.tables.paymentSession.update(sessionId, { status: "pending_authorization" })
  add(payments, { type: "authorize", orderId, sessionId, amount: 10 })
})

const mia = (await (await signUpCustomer(shop, "mia@example.com")).store.customer.retrieve()).customer
const transfer = createTransferMachine(admin)
add(transfer, { type: "offer", orderId, customerId: mia.id, updateEmail: false })
add(transfer, { type: "toGuest", orderId, email: "walk-in@example.com" })

const invites = createInviteMachine(admin)
const email = "kim@example.com"
add(invites, { type: "create", email })
await apart(async () => {
  const { id } = (await invite.create({ body: { email } })).invite
  add(invites, { type: "resend", id, email })
  add(invites, { type: "delete", id, email })
})

const drafts = createDraftOrderMachine(admin)
const items = [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }]
const draftBody = { region_id: shop.region, email: "ada@example.com", shipping_address: address, items }
const draftId = (await draftOrder.create({ body: draftBody })).draft_order.id
add(drafts, { type: "convert", orderId: draftId })
add(drafts, { type: "delete", orderId: draftId })
add(details, { type: "customer", orderId: draftId, isDraft: true, customerId: mia.id, email: mia.email ?? "" })
add(details, { type: "email", orderId: draftId, isDraft: true, email: "new@example.com" })

const discard = createDiscardChangeMachine(admin)
add(discard, { type: "discard", kind: "draft", orderId: draftId, changeId: draftId }, "draft")
/** Adds a task that discards the order's open change, as the inbox does. */
async function addDiscard(kind: string, title: string) {
  const { order } = await orders.retrievePreview({ id: orderId })
  add(discard, { type: "discard", kind, orderId, changeId: String(order.order_change?.id) }, title)
}
const shipping = async (isReturn: boolean) =>
  String(
    (await orders.listShippingOptions({ id: orderId })).shipping_options.find(({ rules }) =>
      (rules ?? []).some(({ attribute, value }) => attribute === "is_return" && value === String(isReturn)),
    )?.id,
  )
await apart(async () => {
  await orders.requestTransfer({ id: orderId, body: { customer_id: mia.id } })
  add(transfer, { type: "withdraw", orderId })
  await addDiscard("transfer", "transfer")
})
await apart(async () => {
  await orderEdit.initiateRequest({ body: { order_id: orderId } })
  await orderEdit.addShipping({ id: orderId, body: { shipping_option_id: await shipping(false), custom_amount: 3 } })
  await addDiscard("edit", "edit")
})

await fulfillOrder(shop, orderId)
const fulfilled = (await orders.retrieve({ id: orderId })).order
const line = { id: String(fulfilled.items?.[0]?.id), quantity: 1 }
const fulfillment = { orderId, fulfillmentId: String(fulfilled.fulfillments?.[0]?.id) }
const fulfillments = createFulfillmentsMachine(admin)
const shipped = [{ ...line, quantity: 2 }]
add(fulfillments, {
  ...fulfillment,
  type: "ship",
  items: shipped,
  labels: labelsOf([{ number: "T1", carrierId: "" }]),
  notify: true,
})
add(fulfillments, { ...fulfillment, type: "deliver" })
add(fulfillments, { ...fulfillment, type: "cancel" })

await apart(async () => {
  const { id } = (await returns.initiateRequest({ body: { order_id: orderId } })).return
  await returns.addReturnItem({ id, body: { items: [line] } })
  await addDiscard("return_request", "return")
  await returns.confirmRequest({ id, body: {} })
  await returns.initiateReceive({ id, body: {} })
  await returns.receiveItems({ id, body: { items: [line] } })
  await addDiscard("return_receive", "receipt")
})
const cancelReturn = createCancelReturnMachine(admin)
await apart(async () => {
  const { id } = (await returns.initiateRequest({ body: { order_id: orderId } })).return
  await returns.addReturnItem({ id, body: { items: [line] } })
  await returns.addReturnShipping({ id, body: { shipping_option_id: await shipping(true) } })
  await returns.confirmRequest({ id, body: {} })
  add(cancelReturn, { type: "cancelReturn", kind: "return", orderId, returnId: id, ownerId: id }, "return")
  const requested = (await returns.retrieve({ id, query: { fields: "*fulfillments" } })).return
  const fulfillmentId = String(shipmentOfReturn(requested)?.id)
  const labels = labelsOf([{ number: "T1", carrierId: "" }])
  add(createReturnShipmentMachine(admin), { type: "shipReturn", returnId: id, fulfillmentId, labels })
})
await apart(async () => {
  const { id } = (await exchange.create({ body: { order_id: orderId } })).exchange
  await exchange.addInboundItems({ id, body: { items: [line] } })
  const variant_id = shop.variant("SHIRT-M-WHITE")
  await exchange.addOutboundItems({ id, body: { items: [{ variant_id, quantity: 1 }] } })
  const returnId = String((await exchange.request({ id })).return?.id)
  add(cancelReturn, { type: "cancelReturn", kind: "exchange", orderId, returnId, ownerId: id }, "exchange")
})
const outbound = { shipping_option_id: await shipping(false), custom_amount: 3 }
await apart(async () => {
  const { id } = (await claim.create({ body: { order_id: orderId, type: "replace" } })).claim
  await claim.addItems({ id, body: { items: [line] } })
  await claim.addOutboundShipping({ id, body: outbound })
  await addDiscard("claim", "claim")
})
await apart(async () => {
  const { id } = (await exchange.create({ body: { order_id: orderId } })).exchange
  await exchange.addOutboundShipping({ id, body: outbound })
  await addDiscard("exchange", "exchange")
})

failureMatrix("tasks", shop, wire, cases)
