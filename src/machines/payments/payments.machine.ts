import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** Amounts in major units of the payment's currency. */
export type PaymentTask =
  | { type: "capture"; paymentId: string; amount: number }
  | { type: "refund"; paymentId: string; amount: number; reasonId?: string; note?: string }
  | { type: "markPaid"; collectionId: string; orderId: string; amount: number }

/** Take what was authorized, give back what was taken, note what was paid by other means. */
export const createPaymentsMachine = (sdk: AdminSdk) => {
  const { payment: payments, paymentCollection: collections } = sdk.admin
  return createTaskMachine<PaymentTask>({
    id: "payments",
    run: (task) => {
      if (task.type === "capture") return payments.capture({ id: task.paymentId, body: { amount: task.amount } })
      if (task.type === "markPaid")
        return collections.markAsPaid({ id: task.collectionId, body: { order_id: task.orderId } })
      const { reasonId, note } = task
      const more = { ...(reasonId ? { refund_reason_id: reasonId } : {}), ...(note ? { note } : {}) }
      return payments.refund({ id: task.paymentId, body: { amount: task.amount, ...more } })
    },
  })
}
