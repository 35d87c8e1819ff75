import type { OrderChangeFlow, Under } from "#machines/order-change/order-change.flow.ts"
import { createOrderChangeMachine } from "#machines/order-change/order-change.machine.ts"
import { actionsOf, whyNotReceived } from "#machines/order-change/order-change.rules.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const receiveFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { return: returns } = sdk.admin
  const take = (id: string, damaged: boolean | undefined, items: { id: string; quantity: number }[]) =>
    damaged ? returns.dismissItems({ id, body: { items } }) : returns.receiveItems({ id, body: { items } })

  /** The server cannot take back that something is damaged: the receipt begins anew with all that was staged besides. */
  async function beginAgainWithout(actionId: string, { change: { returnId: id }, preview }: Under) {
    const others = actionsOf(preview).filter((action) => action.id !== actionId)
    await returns.cancelReceive({ id })
    await returns.initiateReceive({ id, body: {} })
    for (const damaged of [false, true]) {
      const kind = damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM"
      const items = others
        .filter(({ action }) => action === kind)
        .map(({ details }) => ({ id: String(details?.reference_id), quantity: Number(details?.quantity) }))
      if (items.length > 0) await take(id, damaged, items)
    }
  }

  return {
    id: "receive",
    isMine: (change, { returnId }) => change.type === "return_receive" && change.returnId === returnId,
    begin: (_, { returnId = "" }) => returns.initiateReceive({ id: returnId, body: {} }),
    steps: {
      "change.receive": ({ itemId, quantity, damaged }, { change: { returnId } }) =>
        take(returnId, damaged, [{ id: itemId, quantity }]),
      "change.setReceived": ({ actionId: action_id, quantity, damaged }, { change: { returnId: id } }) =>
        damaged
          ? returns.updateDismissItem({ id, action_id, body: { quantity } })
          : returns.updateReceiveItem({ id, action_id, body: { quantity } }),
      "change.unreceive": ({ actionId: action_id, damaged }, under) =>
        damaged
          ? beginAgainWithout(action_id, under)
          : returns.removeReceiveItem({ id: under.change.returnId, action_id }),
    },
    confirm: ({ change: { returnId: id } }) => returns.confirmReceive({ id, body: {} }),
    discard: ({ change: { returnId: id } }) => returns.cancelReceive({ id }),
    whyNotConfirm: whyNotReceived,
  }
}

/** Receive what a return brings: good pieces go back to stock, damaged ones are written off. */
export const createReceiveMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, receiveFlow(sdk))
