import type { FlowSteps } from "#machines/orders/order-change/change-step.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotReceived } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow, StepRequests } from "#machines/orders/order-change/order-change-flow.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const receiveFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { return: returns } = sdk.admin
  const take = (id: string, damaged: boolean | undefined, items: { id: string; quantity: number }[]) =>
    damaged ? returns.dismissItems({ id, body: { items } }) : returns.receiveItems({ id, body: { items } })

  return {
    id: "receive",
    isMine: (change, { returnId }) => change.type === "return_receive" && change.returnId === returnId,
    start: (_, { returnId = "" }) => returns.initiateReceive({ id: returnId, body: {} }),
    steps: {
      "change.receive": ({ itemId, quantity, damaged }, { change: { returnId } }) =>
        take(returnId, damaged, [{ id: itemId, quantity }]),
      "change.setLocation": ({ locationId: location_id }, { change: { returnId: id } }) =>
        returns.updateRequest({ id, body: { location_id } }),
      "change.setReceived": ({ actionId: action_id, quantity, damaged }, { change: { returnId: id } }) =>
        damaged
          ? returns.updateDismissItem({ id, action_id, body: { quantity } })
          : returns.updateReceiveItem({ id, action_id, body: { quantity } }),
      // The server's route for removing dismissed items fails; this one removes both kinds.
      "change.unreceive": ({ actionId: action_id }, { change: { returnId: id } }) =>
        returns.removeReceiveItem({ id, action_id }),
    } satisfies StepRequests<FlowSteps["receive"]>,
    /** Returns of the storefront have no location: the server restocks nothing without one. */
    confirm: async ({ change: { returnId: id }, startOptions: { locationId } }) => {
      if (locationId) {
        const { return: row } = await returns.retrieve({ id, query: { fields: "id,location_id" } })
        if (!row.location_id) await returns.updateRequest({ id, body: { location_id: locationId } })
      }
      return returns.confirmReceive({ id, body: {} })
    },
    whyNotConfirm: whyNotReceived,
  }
}

/** Receives a return: intact items are restocked, damaged ones are written off. */
export const createReceiveMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, receiveFlow(sdk))
