import { compareMoney, sameMoney } from "#lib/money.ts"
import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { notAuthorizedYet } from "./not-authorized-yet.ts"
import {
  type Authorization,
  type Billed,
  type Credit,
  idsIn,
  type ManualPayment,
  type Move,
  type MoveIds,
  type PaymentTask,
  type Priced,
  type ProviderChoice,
} from "./payment-task.ts"
import { orderBalance, unpaidOf, whyNotMarkPaid } from "./payments.rules.ts"

// Without totals, the server calculates the balance without shipping and tax.
const CREDIT_FIELDS = "id,currency_code,total,summary.pending_difference,*credit_lines"
const SESSION_FIELDS = "id,*payment_collections,*payment_collections.payment_sessions"
const COLLECTION_FIELDS = "id,status,currency_code,total,*summary,*payment_collections"

/** Captures and refunds payments, marks collections as paid, and adds credit lines. */
export const createPaymentsMachine = (sdk: AdminSdk) => {
  const { payment: payments, paymentCollection: collections, user: users, order: orders } = sdk.admin

  async function read({ paymentId }: Move) {
    const { payment } = await payments.retrieve({ id: paymentId, query: { fields: "*captures,*refunds" } })
    if (!payment) throw new Error("the server has no such payment")
    return payment
  }
  /** Captures or refunds that match the task: the same amount, and for refunds the same reason and note. */
  async function similarMoves(task: Move) {
    const payment = await read(task)
    const hasSameAmount = ({ amount }: { amount: number }) =>
      compareMoney(amount, task.amount, payment.currency_code ?? "") === 0
    if (task.type === "capture") return (payment.captures ?? []).filter(hasSameAmount)
    const noteText = `${task.reasonId ?? ""} ${task.note ?? ""}`
    return (payment.refunds ?? []).filter(
      (row) => hasSameAmount(row) && `${row.refund_reason_id ?? ""} ${row.note ?? ""}` === noteText,
    )
  }
  async function idsOf(task: Move): Promise<MoveIds> {
    const payment = await read(task)
    const ids = idsIn(payment, task.type)
    if (task.seen && ids.some((id) => !task.seen?.includes(id))) throw changedMeanwhile()
    return ids
  }
  /** Whether there is a new matching capture or refund by this user; a colleague's doesn't count. */
  async function hasMoved(task: Move, before: MoveIds): Promise<boolean> {
    const [rows, { user }] = await Promise.all([similarMoves(task), users.me({ query: { fields: "id" } })])
    return rows.some(({ id, created_by }) => !before.includes(id) && created_by === user.id)
  }

  const orderOf = async ({ orderId: id }: Billed) =>
    (await orders.retrieve({ id, query: { fields: COLLECTION_FIELDS } })).order
  const isFor = ({ amount }: Billed, each: Priced) => sameMoney(each.amount ?? 0, amount, each.currency_code ?? "")
  /** Id of the open collection of the task's amount. The server bills whole collections: one of another amount is replaced. */
  async function billed(task: Billed, order: Order): Promise<string> {
    const open = (order.payment_collections ?? []).filter(
      ({ status }) => status === "not_paid" || status === "awaiting",
    )
    const known = open.find(({ id }) => id === task.collectionId)
    const exact = [known, ...open].find((each) => each && isFor(task, each))
    const isDue = compareMoney(orderBalance(order).due, task.amount, order.currency_code ?? "") >= 0
    if (!isDue || (task.collectionId && !known && !exact)) throw changedMeanwhile()
    const body = { order_id: task.orderId, amount: task.amount }
    const { id } = exact ?? (await collections.create({ body })).payment_collection
    if (known && known.id !== id) await collections.delete({ id: known.id })
    return id
  }
  const paidLike = async (task: ManualPayment): Promise<MoveIds> =>
    ((await orderOf(task)).payment_collections ?? [])
      .filter((each) => each.status === "completed" && isFor(task, each))
      .map(({ id }) => id)
  /** Ids of the order's credit lines that match the task. Each change of the order gives them new ids. */
  async function creditsLike({ orderId: id, amount, reason, reference, seen }: Credit): Promise<MoveIds> {
    const { order } = await orders.retrieve({ id, query: { fields: CREDIT_FIELDS } })
    const currency = order.currency_code ?? ""
    if (seen !== undefined && compareMoney(order.summary?.pending_difference ?? 0, seen, currency) !== 0)
      throw changedMeanwhile()
    return (order.credit_lines ?? [])
      .filter((line) => line.reference === reason && line.reference_id === reference)
      .filter((line) => compareMoney(line.amount, amount, currency) === 0)
      .map((line) => line.id)
  }
  const sessionsOf = async (id: string) =>
    ((await orders.retrieve({ id, query: { fields: SESSION_FIELDS } })).order.payment_collections ?? []).flatMap(
      (collection) => (collection.payment_sessions ?? []).map((session) => ({ ...session, collection: collection.id })),
    )
  const isAuthorized = async ({ orderId, sessionId }: Authorization) =>
    (await sessionsOf(orderId)).some(({ id, status }) => id === sessionId && status === "authorized")
  async function authorize(task: Authorization) {
    // Someone else may have asked, and the server refuses to be asked again.
    if (await isAuthorized(task)) return
    const body = { payment_session_id: task.sessionId }
    const answer = await orders.authorizePaymentSession({ id: task.orderId, body })
    if (!answer.is_authorized && !(await isAuthorized(task))) throw notAuthorizedYet()
  }
  async function choose(task: ProviderChoice) {
    const order = await orderOf(task)
    const open = (order.payment_collections ?? []).filter((each) => !whyNotMarkPaid(order, each))
    const shown = open.find(({ id }) => id === task.collectionId) ?? open.find((each) => isFor(task, each))
    if (!shown || !isFor(task, { ...shown, amount: unpaidOf(order, shown) })) throw changedMeanwhile()
    const body = { provider_id: task.providerId }
    await collections.createPaymentSession({ id: await billed(task, order), body })
  }
  const isChosen = async (task: ProviderChoice) =>
    (await sessionsOf(task.orderId)).some((each) => each.provider_id === task.providerId && isFor(task, each))

  return createTaskMachine<PaymentTask, MoveIds>({
    id: "payments",
    before: async (task) => {
      if (task.type === "credit") return creditsLike(task)
      if (task.type === "markPaid") return paidLike(task)
      return task.type === "capture" || task.type === "refund" ? idsOf(task) : []
    },
    send: async (task) => {
      switch (task.type) {
        case "credit": {
          const body = { amount: task.amount, reference: task.reason, reference_id: task.reference }
          return orders.createCreditLine({ id: task.orderId, body })
        }
        case "markPaid": {
          const id = await billed(task, await orderOf(task))
          return collections.markAsPaid({ id, body: { order_id: task.orderId } })
        }
        case "authorize":
          return authorize(task)
        case "choose":
          return choose(task)
        case "capture":
          return payments.capture({ id: task.paymentId, body: { amount: task.amount } })
        default: {
          const { paymentId: id, amount, reasonId, note } = task
          const more = { ...(reasonId ? { refund_reason_id: reasonId } : {}), ...(note ? { note } : {}) }
          return payments.refund({ id, body: { amount, ...more } })
        }
      }
    },
    hasHappened: async (task, before) => {
      if (task.type === "credit") {
        const { seen: _, ...rest } = task
        return (await creditsLike(rest)).length > before.length
      }
      if (task.type === "markPaid") return (await paidLike(task)).some((id) => !before.includes(id))
      if (task.type === "authorize") return isAuthorized(task)
      return task.type === "choose" ? isChosen(task) : hasMoved(task, before)
    },
    // Another amount would be refunded, captured or credited in addition.
    adds: (task, earlier) => task.type === earlier.type && task.type !== "authorize" && task.type !== "choose",
  })
}
