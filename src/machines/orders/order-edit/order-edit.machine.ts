import { omitUndefined } from "#lib/omit-undefined.ts"
import type { FlowSteps } from "#machines/orders/order-change/change-step.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotChanged } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow, StepRequests } from "#machines/orders/order-change/order-change-flow.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const orderEditFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { order: orders, orderEdit: edits } = sdk.admin
  return {
    id: "orderEdit",
    isMine: (change) => change.type === "edit",
    start: (order_id) => edits.initiateRequest({ body: { order_id } }),
    steps: {
      "change.addItems": ({ items }, { orderId: id }) => edits.addItems({ id, body: { items } }),
      "change.setItem": ({ itemId: item_id, quantity, unitPrice, note }, { orderId: id }) => {
        const body = { quantity, ...omitUndefined({ unit_price: unitPrice, internal_note: note }) }
        return edits.updateOriginalItem({ id, item_id, body })
      },
      "change.setAdded": ({ actionId: action_id, quantity, unitPrice, note }, { orderId: id }) => {
        const body = { quantity, ...omitUndefined({ unit_price: unitPrice, internal_note: note }) }
        return edits.updateAddedItem({ id, action_id, body })
      },
      "change.removeAdded": ({ actionId: action_id }, { orderId: id }) => edits.removeAddedItem({ id, action_id }),
      "change.addShipping": ({ optionId, amount }, { orderId: id }) => {
        const body = { shipping_option_id: optionId, ...omitUndefined({ custom_amount: amount }) }
        return edits.addShipping({ id, body })
      },
      "change.setShipping": ({ actionId: action_id, amount }, { orderId: id }) =>
        edits.updateShipping({ id, action_id, body: { custom_amount: amount } }),
      "change.removeShipping": ({ actionId: action_id }, { orderId: id }) => edits.removeShipping({ id, action_id }),
      "change.carryOverPromotions": ({ carryOver }, { change }) =>
        orders.updateOrderChange({ id: change.id, body: { carry_over_promotions: carryOver } }),
      "change.request": (_, { orderId: id }) => edits.request({ id, body: {} }),
    } satisfies StepRequests<FlowSteps["orderEdit"]>,
    confirm: ({ orderId: id }) => edits.confirm({ id }),
    reserves: "changed",
    whyNotConfirm: whyNotChanged,
  }
}

/** Edits an order's items and shipping methods, previews the amount due or to refund, and confirms. */
export const createOrderEditMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, orderEditFlow(sdk))
