import { actOnce } from "#machines/lost-answer.ts"
import { openChange } from "#machines/order-change/order-change.rules.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { openTransfer } from "./transfer.rules.ts"

export type TransferTask =
  /** `updateEmail`: the order's e-mail becomes the new customer's. */
  | { type: "offer"; orderId: string; customerId: string; updateEmail: boolean; note?: string }
  | { type: "withdraw"; orderId: string }

/** Offers an order to another customer; its owner answers by a mailed link, and until then it can be taken back. */
export const createTransferMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  const isOffered = async (id: string) => openChange((await orders.retrievePreview({ id })).order)?.type === "transfer"
  /** Somebody else may have offered it to another customer meanwhile. */
  const isOfferedTo = async (id: string, customerId: string) => {
    const { order_changes } = await orders.listChanges({ id, query: { fields: "*actions" } })
    return openTransfer(order_changes)?.customerId === customerId
  }
  return createTaskMachine<TransferTask>({
    id: "transfer",
    run: (task) => {
      const { type, orderId: id } = task
      if (type === "withdraw")
        return actOnce(
          () => orders.cancelTransfer({ id }),
          async () => !(await isOffered(id)),
        )
      const { customerId, updateEmail, note } = task
      const body = {
        customer_id: customerId,
        update_order_email: updateEmail,
        ...(note ? { internal_note: note } : {}),
      }
      return actOnce(
        () => orders.requestTransfer({ id, body }),
        () => isOfferedTo(id, customerId),
      )
    },
  })
}
