import type { createTaskMachine, Task } from "#machines/kit/task/task.machine.ts"
import { createCancelReturnMachine } from "#machines/orders/cancel-return/cancel-return.machine.ts"
import { createDiscardChangeMachine } from "#machines/orders/discard-change/discard-change.machine.ts"
import { createDraftOrderMachine } from "#machines/orders/draft-order/draft-order.machine.ts"
import { createFulfillmentsMachine } from "#machines/orders/fulfillments/fulfillments.machine.ts"
import { createOrderDetailsMachine } from "#machines/orders/order-details/order-details.machine.ts"
import { createOrderStatusMachine } from "#machines/orders/order-status/order-status.machine.ts"
import { createPaymentsMachine } from "#machines/orders/payments/payments.machine.ts"
import { createReturnShipmentMachine } from "#machines/orders/return-shipment/return-shipment.machine.ts"
import { shipmentOfReturn } from "#machines/orders/return-shipment/return-shipment.rules.ts"
import { createTransferMachine } from "#machines/orders/transfer/transfer.machine.ts"
import { createInviteMachine } from "#machines/team/invite/invite.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { fulfillOrder, placeOrder } from "#tests/support/live-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

/** Machines that ask for confirmation, act once and stay open on failure. */
const shop = await openBreakableShop()
const { shop: live, admin } = shop
const { draftOrder, order: orders, return: returns } = live.admin.admin

function walkTask(machine: ReturnType<typeof createTaskMachine>, task: Task & Readonly<Record<string, unknown>>): void {
  walkEveryBranch(
    shop,
    walk(machine)({
      world: shop.world(),
      inputs: { nothing: undefined },
      events: {
        ask: () => ({ type: "task.ask", task }),
        resume: ({ context }) => ({ type: "task.resume", attempt: context.unsure ?? { task, before: [] } }),
        confirm: () => ({ type: "task.confirm", task }),
        dismiss: () => ({ type: "task.dismiss" }),
      },
    }),
  )
}

const orderId = await placeOrder(live)
const { customer } = await (await signUpCustomer(live, "mia@example.com")).store.customer.retrieve()
const { draft_order } = await draftOrder.create({ body: { region_id: live.region, email: "ada@example.com" } })
const draftId = draft_order.id
const payments = (await orders.retrieve({ id: orderId })).order.payment_collections?.[0]?.payments

walkTask(createOrderStatusMachine(admin), { type: "complete", orderId })
walkTask(createOrderDetailsMachine(admin), { type: "email", orderId, isDraft: false, email: "new@example.com" })
walkTask(createPaymentsMachine(admin), { type: "capture", paymentId: payments?.[0]?.id, amount: 5 })
walkTask(createTransferMachine(admin), { type: "offer", orderId, customerId: customer.id, updateEmail: false })
walkTask(createInviteMachine(admin), { type: "create", email: "kim@example.com" })
walkTask(createDraftOrderMachine(admin), { type: "delete", orderId: draftId })
walkTask(createDiscardChangeMachine(admin), { type: "discard", kind: "draft", orderId: draftId, changeId: draftId })

await fulfillOrder(live, orderId)
const fulfillmentId = (await orders.retrieve({ id: orderId })).order.fulfillments?.[0]?.id
walkTask(createFulfillmentsMachine(admin), { type: "deliver", orderId, fulfillmentId })

const { id: returnId } = (await returns.initiateRequest({ body: { order_id: orderId } })).return
const [item] = (await orders.retrieve({ id: orderId })).order.items
await returns.addReturnItem({ id: returnId, body: { items: [{ id: String(item?.id), quantity: 1 }] } })
const { shipping_options } = await orders.listShippingOptions({ id: orderId })
const shipping_option_id = String(shipping_options.find(({ name }) => name === "Return Parcel")?.id)
await returns.addReturnShipping({ id: returnId, body: { shipping_option_id } })
await returns.confirmRequest({ id: returnId, body: {} })
const requested = (await returns.retrieve({ id: returnId, query: { fields: "*fulfillments" } })).return
walkTask(createReturnShipmentMachine(admin), {
  type: "shipReturn",
  returnId,
  fulfillmentId: String(shipmentOfReturn(requested)?.id),
  labels: [],
})
walkTask(createCancelReturnMachine(admin), {
  type: "cancelReturn",
  kind: "return",
  orderId,
  returnId,
  ownerId: returnId,
})
