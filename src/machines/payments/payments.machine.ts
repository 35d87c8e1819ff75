import { compareMoney } from "#lib/money.ts"
import { actOnce } from "#machines/lost-answer.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { capturedOf, refundedOf } from "./payments.rules.ts"

/** Amounts in major units of the payment's currency. */
export type PaymentTask =
  | { type: "capture"; paymentId: string; amount: number }
  | { type: "refund"; paymentId: string; amount: number; reasonId?: string; note?: string }
  | { type: "markPaid"; collectionId: string; orderId: string; amount: number }

/** Take what was authorized, give back what was taken, note what was paid by other means. */
export const createPaymentsMachine = (sdk: AdminSdk) => {
  const { payment: payments, paymentCollection: collections } = sdk.admin
  /** Moves money of a payment once: where the answer is lost, what was moved before and after tells whether it was. */
  async function move(id: string, moved: (payment: Payment) => number, act: () => Promise<unknown>) {
    const read = async () => {
      const { payment } = await payments.retrieve({ id, query: { fields: "*captures,*refunds" } })
      if (!payment) throw new Error("the server has no such payment")
      return payment
    }
    const before = await read()
    await actOnce(act, async () => compareMoney(moved(await read()), moved(before), before.currency_code ?? "") > 0)
  }
  const isPaid = async (orderId: string, id: string) => {
    const { order } = await sdk.admin.order.retrieve({ id: orderId, query: { fields: "id,*payment_collections" } })
    return order.payment_collections?.find((each) => each.id === id)?.status === "completed"
  }
  return createTaskMachine<PaymentTask>({
    id: "payments",
    run: (task) => {
      if (task.type === "markPaid") {
        const { collectionId: id, orderId } = task
        return actOnce(
          () => collections.markAsPaid({ id, body: { order_id: orderId } }),
          () => isPaid(orderId, id),
        )
      }
      const { paymentId: id, amount } = task
      if (task.type === "capture") return move(id, capturedOf, () => payments.capture({ id, body: { amount } }))
      const { reasonId, note } = task
      const more = { ...(reasonId ? { refund_reason_id: reasonId } : {}), ...(note ? { note } : {}) }
      return move(id, refundedOf, () => payments.refund({ id, body: { amount, ...more } }))
    },
  })
}
