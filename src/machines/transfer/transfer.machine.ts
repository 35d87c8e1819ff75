import { openChange } from "#machines/order-change/order-change.rules.ts"
import { runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { openTransfer } from "./transfer.rules.ts"

export type TransferTask =
  /** `updateEmail`: changes the order's email to the new customer's. */
  | { type: "offer"; orderId: string; customerId: string; updateEmail: boolean; note?: string }
  | { type: "withdraw"; orderId: string }
  /** To a guest, by email; nobody has to approve it. */
  | { type: "toGuest"; orderId: string; email: string; note?: string }

/**
 * Requests the transfer of an order to another customer. The owner answers by an emailed link; until then the request
 * can be canceled. A transfer to a guest takes effect immediately.
 */
export const createTransferMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  const isRequested = async (id: string) =>
    openChange((await orders.retrievePreview({ id })).order)?.type === "transfer"
  /** Compares customers, because someone else may have requested a transfer to another customer meanwhile. */
  const isRequestedFor = async (id: string, customerId: string) => {
    const { order_changes } = await orders.listChanges({ id, query: { fields: "*actions" } })
    return openTransfer(order_changes)?.customerId === customerId
  }
  const belongsToGuest = async (id: string, email: string) => {
    const { order } = await orders.retrieve({ id, query: { fields: "id,email,customer.has_account" } })
    return order.email === email && order.customer?.has_account === false
  }
  return createTaskMachine<TransferTask, true>({
    id: "transfer",
    run: (task, unsure) => {
      const { type, orderId: id } = task
      if (type === "withdraw")
        return runTask(
          unsure,
          () => orders.cancelTransfer({ id }),
          async () => !(await isRequested(id)),
        )
      if (task.type === "toGuest") {
        const { email, note } = task
        return runTask(
          unsure,
          () => orders.transferToGuest({ id, body: { email, ...(note ? { internal_note: note } : {}) } }),
          () => belongsToGuest(id, email),
        )
      }
      const { customerId, updateEmail, note } = task
      const body = {
        customer_id: customerId,
        update_order_email: updateEmail,
        ...(note ? { internal_note: note } : {}),
      }
      return runTask(
        unsure,
        () => orders.requestTransfer({ id, body }),
        () => isRequestedFor(id, customerId),
      )
    },
  })
}
