import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
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
  return createTaskMachine<TransferTask>({
    id: "transfer",
    send: async (task) => {
      const { orderId: id } = task
      if (task.type === "withdraw") return orders.cancelTransfer({ id })
      const note = task.note ? { internal_note: task.note } : {}
      if (task.type === "toGuest") return orders.transferToGuest({ id, body: { email: task.email, ...note } })
      const { customerId: customer_id, updateEmail: update_order_email } = task
      return orders.requestTransfer({ id, body: { customer_id, update_order_email, ...note } })
    },
    hasHappened: async (task) => {
      const { orderId: id } = task
      if (task.type === "withdraw") return !(await isRequested(id))
      return task.type === "toGuest" ? belongsToGuest(id, task.email) : isRequestedFor(id, task.customerId)
    },
  })
}
