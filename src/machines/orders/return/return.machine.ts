import { omitUndefined } from "#lib/omit-undefined.ts"
import type { FlowSteps } from "#machines/orders/order-change/change-step.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotReturned } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow, StepRequests } from "#machines/orders/order-change/order-change-flow.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const returnFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { return: returns } = sdk.admin
  return {
    id: "return",
    isMine: (change) => change.type === "return_request",
    start: (order_id, { locationId }) =>
      returns.initiateRequest({ body: { order_id, ...omitUndefined({ location_id: locationId }) } }),
    steps: {
      "change.returnItem": ({ itemId, quantity, reasonId, note }, { change: { returnId: id } }) => {
        const item = { id: itemId, quantity, ...omitUndefined({ reason_id: reasonId, internal_note: note }) }
        return returns.addReturnItem({ id, body: { items: [item] } })
      },
      "change.setReturnItem": ({ actionId: action_id, quantity, reasonId, note }, { change: { returnId: id } }) => {
        const body = { quantity, ...omitUndefined({ reason_id: reasonId, internal_note: note }) }
        return returns.updateReturnItem({ id, action_id, body })
      },
      "change.removeReturnItem": ({ actionId: action_id }, { change: { returnId: id } }) =>
        returns.removeReturnItem({ id, action_id }),
      "change.setLocation": ({ locationId }, { change: { returnId: id } }) =>
        returns.updateRequest({ id, body: { location_id: locationId } }),
      "change.addShipping": ({ optionId, amount }, { change: { returnId: id } }) => {
        const body = { shipping_option_id: optionId, ...omitUndefined({ custom_amount: amount }) }
        return returns.addReturnShipping({ id, body })
      },
      "change.setShipping": ({ actionId: action_id, amount }, { change: { returnId: id } }) =>
        returns.updateReturnShipping({ id, action_id, body: { custom_amount: amount } }),
      "change.removeShipping": ({ actionId: action_id }, { change: { returnId: id } }) =>
        returns.deleteReturnShipping({ id, action_id }),
    } satisfies StepRequests<FlowSteps["return"]>,
    confirm: ({ change: { returnId: id } }) => returns.confirmRequest({ id, body: {} }),
    whyNotConfirm: whyNotReturned,
  }
}

/** Requests a return of items: quantity, reason, location and return shipping. */
export const createReturnMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, returnFlow(sdk))
