import { compareMoney, sameMoney } from "#lib/money.ts"
import { changedMeanwhile } from "#machines/changed-meanwhile.ts"
import { runOnce, runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { PaymentCollection } from "#schema/admin/entities/payment.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { notAuthorizedYet } from "./not-authorized-yet.ts"
import { orderBalance, unpaidOf, whyNotMarkPaid } from "./payments.rules.ts"
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
} from "./payments.tasks.ts"

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

  /**
   * Runs a capture or refund. If an earlier attempt had an unknown outcome (`unsure`), checks for its effect before
   * sending it again.
   */
  async function move(task: Move, unsure: MoveIds | null, act: () => Promise<unknown>) {
    const before = unsure ?? (await idsOf(task))
    await runOnce({ unsure, before, act, hasHappened: (ids) => hasMoved(task, ids) })
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
  const pay = async (task: ManualPayment, order: Order) =>
    collections.markAsPaid({ id: await billed(task, order), body: { order_id: task.orderId } })
  async function markPaid(task: ManualPayment, unsure: MoveIds | null) {
    const order = await orderOf(task)
    const isPaid = (each: PaymentCollection) => each.status === "completed" && isFor(task, each)
    await runOnce({
      unsure,
      before: (order.payment_collections ?? []).filter(isPaid).map(({ id }) => id),
      act: () => pay(task, order),
      hasHappened: async (before) =>
        ((await orderOf(task)).payment_collections ?? []).some((each) => isPaid(each) && !before.includes(each.id)),
    })
  }
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
  async function addCredit(task: Credit, unsure: MoveIds | null) {
    const { orderId: id, amount, reason, reference, seen: _, ...rest } = task
    const before = unsure ?? (await creditsLike(task))
    await runOnce({
      unsure,
      before,
      act: () => orders.createCreditLine({ id, body: { amount, reference: reason, reference_id: reference } }),
      hasHappened: async ({ length }) =>
        (await creditsLike({ ...rest, orderId: id, amount, reason, reference })).length > length,
    })
  }
  const sessionsOf = async (id: string) =>
    ((await orders.retrieve({ id, query: { fields: SESSION_FIELDS } })).order.payment_collections ?? []).flatMap(
      (collection) => (collection.payment_sessions ?? []).map((session) => ({ ...session, collection: collection.id })),
    )
  async function authorize(task: Authorization, unsure: true | null) {
    const { orderId: id, sessionId } = task
    const isAuthorized = async () =>
      (await sessionsOf(id)).some((session) => session.id === sessionId && session.status === "authorized")
    const ask = async () => {
      // Someone else may have asked, and the server refuses to be asked again.
      if (await isAuthorized()) return
      const answer = await orders.authorizePaymentSession({ id, body: { payment_session_id: sessionId } })
      if (!answer.is_authorized && !(await isAuthorized())) throw notAuthorizedYet()
    }
    await runTask(unsure, ask, isAuthorized)
  }
  async function choose(task: ProviderChoice, unsure: true | null) {
    const { orderId, providerId: provider_id } = task
    const createSession = async () => {
      const order = await orderOf(task)
      const open = (order.payment_collections ?? []).filter((each) => !whyNotMarkPaid(order, each))
      const shown = open.find(({ id }) => id === task.collectionId) ?? open.find((each) => isFor(task, each))
      if (!shown || !isFor(task, { ...shown, amount: unpaidOf(order, shown) })) throw changedMeanwhile()
      await collections.createPaymentSession({ id: await billed(task, order), body: { provider_id } })
    }
    await runTask(unsure, createSession, async () =>
      (await sessionsOf(orderId)).some((each) => each.provider_id === provider_id && isFor(task, each)),
    )
  }
  return createTaskMachine<PaymentTask, MoveIds>({
    id: "payments",
    run: (task, unsure) => {
      if (task.type === "credit") return addCredit(task, unsure)
      if (task.type === "markPaid") return markPaid(task, unsure)
      if (task.type === "authorize") return authorize(task, unsure && true)
      if (task.type === "choose") return choose(task, unsure && true)
      const { paymentId: id, amount } = task
      if (task.type === "capture") return move(task, unsure, () => payments.capture({ id, body: { amount } }))
      const { reasonId, note } = task
      const more = { ...(reasonId ? { refund_reason_id: reasonId } : {}), ...(note ? { note } : {}) }
      return move(task, unsure, () => payments.refund({ id, body: { amount, ...more } }))
    },
  })
}
