import { compareMoney } from "#lib/money.ts"
import { runOnce } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** Amounts in major units of the payment's currency. */
type Move =
  | { type: "capture"; paymentId: string; amount: number }
  | { type: "refund"; paymentId: string; amount: number; reasonId?: string; note?: string }
/** The captures or refunds like this one that were there before. */
type MoveIds = readonly string[]
export type PaymentTask = Move | { type: "markPaid"; collectionId: string; orderId: string; amount: number }

/** Take what was authorized, give back what was taken, note what was paid by other means. */
export const createPaymentsMachine = (sdk: AdminSdk) => {
  const { payment: payments, paymentCollection: collections, user: users } = sdk.admin

  /** The captures or refunds that are as the task asks for: as much, with the same words. */
  async function alike(task: Move) {
    const { payment } = await payments.retrieve({ id: task.paymentId, query: { fields: "*captures,*refunds" } })
    if (!payment) throw new Error("the server has no such payment")
    const isAsMuch = ({ amount }: { amount: number }) =>
      compareMoney(amount, task.amount, payment.currency_code ?? "") === 0
    if (task.type === "capture") return (payment.captures ?? []).filter(isAsMuch)
    const words = `${task.reasonId ?? ""} ${task.note ?? ""}`
    return (payment.refunds ?? []).filter(
      (row) => isAsMuch(row) && `${row.refund_reason_id ?? ""} ${row.note ?? ""}` === words,
    )
  }
  const idsOf = async (task: Move) => (await alike(task)).map(({ id }) => id)
  /** One that was not there before, and is one's own: what a colleague has moved meanwhile is not this. */
  async function hasMoved(task: Move, before: MoveIds): Promise<boolean> {
    const [rows, { user }] = await Promise.all([alike(task), users.me({ query: { fields: "id" } })])
    return rows.some(({ id, created_by }) => !before.includes(id) && created_by === user.id)
  }

  /** A move that may be done, as `unsure` tells, is looked for before it is sent again. */
  async function move(task: Move, unsure: MoveIds | null, act: () => Promise<unknown>) {
    const before = unsure ?? (await idsOf(task))
    await runOnce({ unsure, before, act, hasHappened: (ids) => hasMoved(task, ids) })
  }
  const isPaid = async (orderId: string, id: string) => {
    const { order } = await sdk.admin.order.retrieve({ id: orderId, query: { fields: "id,*payment_collections" } })
    return order.payment_collections?.find((each) => each.id === id)?.status === "completed"
  }
  return createTaskMachine<PaymentTask, MoveIds>({
    id: "payments",
    run: (task, unsure) => {
      if (task.type === "markPaid") {
        const { collectionId: id, orderId } = task
        return runOnce({
          unsure,
          before: [],
          act: () => collections.markAsPaid({ id, body: { order_id: orderId } }),
          hasHappened: () => isPaid(orderId, id),
        })
      }
      const { paymentId: id, amount } = task
      if (task.type === "capture") return move(task, unsure, () => payments.capture({ id, body: { amount } }))
      const { reasonId, note } = task
      const more = { ...(reasonId ? { refund_reason_id: reasonId } : {}), ...(note ? { note } : {}) }
      return move(task, unsure, () => payments.refund({ id, body: { amount, ...more } }))
    },
  })
}
