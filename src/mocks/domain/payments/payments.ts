import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { applyActions } from "#mocks/domain/orders/change/confirm.ts"
import { refreshSummary } from "#mocks/domain/orders/change/stored-summary.ts"
import { currencyDigits } from "#mocks/domain/orders/order-totals.ts"
import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { splitRefund } from "#mocks/domain/orders/summary.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { isZero, roundFloat, roundTo, sumOf } from "#mocks/kernel/decimal.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { paymentDigits, refreshCollection } from "./payment-collections.ts"
import { openPaymentSession, recordPayment, removeSessions } from "./payment-session.ts"

const capturedOf = (db: Database, payment: Row<"payment">): number =>
  sumOf(db.tables.capture.by("payment_id", payment.id), (capture) => capture.amount)
const refundedOf = (db: Database, payment: Row<"payment">): number =>
  sumOf(db.tables.refund.by("payment_id", payment.id), (refund) => refund.amount)

const orderOfPayment = (db: Database, payment: Row<"payment">): Row<"order"> | undefined =>
  db.tables.order.get(db.tables.paymentCollection.get(payment.payment_collection_id)?.order_id)

/** Records a payment (positive) or refund (negative) as a transaction of its order. */
function book(db: Database, payment: Row<"payment">, amount: number, reference: string, referenceId: string): void {
  const order = orderOfPayment(db, payment)
  if (!order) return
  db.tables.orderTransaction.insert({
    order_id: order.id,
    version: order.version,
    amount,
    currency_code: payment.currency_code,
    reference,
    reference_id: referenceId,
  })
  refreshSummary(db, order)
}

/** Captures an amount, by default the full one; throws above the uncaptured rest. Does nothing if fully captured. */
export function capturePayment(db: Database, id: string, amount: number | undefined, actorId: string | null): void {
  const payment = found(db.tables.payment.get(id), `Payment with id: ${id} was not found`)
  if (payment.canceled_at !== null) throw invalidData(`The payment: ${id} has been canceled.`)
  if (payment.captured_at !== null) return
  if (amount !== undefined && amount <= 0) throw invalidData("Capture amount must be greater than 0.")
  const digits = paymentDigits(payment.currency_code)
  const wanted = amount ?? payment.amount
  const rest = roundFloat(payment.amount - capturedOf(db, payment))
  if (roundTo(wanted, digits) > roundTo(rest, digits))
    throw invalidData("You cannot capture more than the authorized amount substracted by what is already captured.")
  const capture = db.tables.capture.insert({ payment_id: id, amount: wanted, created_by: actorId })
  if (roundTo(wanted, digits) >= roundTo(rest, digits)) db.tables.payment.update(id, { captured_at: db.clock.iso() })
  refreshCollection(db, payment.payment_collection_id)
  book(db, payment, wanted, "capture", capture.id)
  emit(db, "payment.captured", { id })
}

interface RefundRequest {
  readonly amount?: number | undefined
  readonly refund_reason_id?: string | undefined
  readonly note?: string | undefined
}

function checkRefund(
  db: Database,
  payment: Row<"payment">,
  { amount, refund_reason_id: reason }: RefundRequest,
): number {
  const left = roundFloat(capturedOf(db, payment) - refundedOf(db, payment))
  const over = roundFloat((amount ?? payment.amount) - left)
  // The smallest unit of the currency more than was captured is accepted.
  const isTooMuch = over > 0 && !isZero(over, currencyDigits(db, payment.currency_code))
  if (amount && isTooMuch) throw invalidData("You are not allowed to refund more than the captured amount")
  if (reason !== undefined && !db.tables.refundReason.get(reason))
    throw notFound(`RefundReason id not found: ${reason}`)
  if (amount !== undefined && amount <= 0) throw invalidData("Refund amount must be greater than 0.")
  if (isTooMuch) throw invalidData("You cannot refund more than what is captured on the payment.")
  return amount ?? payment.amount
}

function recordRefund(
  db: Database,
  payment: Row<"payment">,
  amount: number,
  request: RefundRequest,
  actorId: string | null,
): Row<"refund"> {
  const { refund_reason_id, note } = request
  const refund = db.tables.refund.insert({
    payment_id: payment.id,
    amount,
    refund_reason_id,
    note,
    created_by: actorId,
  })
  refreshCollection(db, payment.payment_collection_id)
  emit(db, "payment.refunded", { id: payment.id })
  return refund
}

const firstCollection = (db: Database, order: Row<"order">): string | null =>
  db.tables.paymentCollection.first("order_id", order.id)?.id ?? null

/** Adds a credit line to an order in a new version. */
export function creditOrder(
  db: Database,
  order: Row<"order">,
  credit: { readonly amount: number; readonly reference: string | null; readonly reference_id: string | null },
): Row<"order"> {
  const actions = [{ action: "CREDIT_LINE_ADD", ...credit }]
  return applyActions(db, order, { change_type: "credit_line" }, actions, null)
}

/** Refunds an amount, by default the full payment; the part that isn't due becomes a credit line. */
export function refundPayment(db: Database, id: string, request: RefundRequest, actorId: string | null): void {
  const payment = found(db.tables.payment.get(id), `Payment id not found: ${id}`)
  const order = orderOfPayment(db, payment)
  const amount = checkRefund(db, payment, request)
  const pending = order ? pendingOf(db, order) : 0
  const refund = recordRefund(db, payment, amount, request, actorId)
  if (!order) return
  book(db, payment, -amount, "refund", refund.id)
  const { credit } = splitRefund(amount, pending)
  const reason = db.tables.refundReason.get(request.refund_reason_id)
  if (credit > 0)
    creditOrder(db, db.tables.order.get(order.id) ?? order, {
      amount: credit,
      reference: reason?.label ?? "payment_collection",
      reference_id: reason?.code ?? firstCollection(db, order),
    })
}

/** Cancels a payment that isn't fully captured. */
export function cancelPayment(db: Database, payment: Row<"payment">): void {
  if (payment.captured_at === null && payment.canceled_at === null)
    db.tables.payment.update(payment.id, { canceled_at: db.clock.iso() })
}

/** Refunds and credits a canceled order's captured payments, and cancels the others. */
export function refundCanceledOrder(db: Database, order: Row<"order">, actorId: string | null): Row<"order"> {
  let returned = 0
  const collections = db.tables.paymentCollection.by("order_id", order.id)
  for (const collection of collections)
    for (const payment of db.tables.payment.by("payment_collection_id", collection.id)) {
      const captured = capturedOf(db, payment)
      const left = roundFloat(captured - refundedOf(db, payment))
      if (left > 0) {
        recordRefund(db, payment, left, {}, actorId)
        // Unlike other refunds, the transaction references the payment.
        book(db, payment, -left, "refund", payment.id)
        returned += left
      }
      if (captured === 0) cancelPayment(db, payment)
    }
  const next = creditOrder(db, db.tables.order.get(order.id) ?? order, {
    amount: roundFloat(returned),
    reference: "payment_collection",
    reference_id: firstCollection(db, order),
  })
  for (const collection of collections) db.tables.paymentCollection.update(collection.id, { status: "canceled" })
  return next
}

export function createOrderCollection(db: Database, orderId: string, amount: number): Row<"paymentCollection"> {
  const { currency_code } = orderOf(db, orderId)
  return db.tables.paymentCollection.insert({ order_id: orderId, currency_code, amount })
}

const collectionOf = (db: Database, id: string): Row<"paymentCollection"> =>
  found(db.tables.paymentCollection.get(id), `PaymentCollection id not found: ${id}`)

export function deleteCollection(db: Database, id: string): void {
  if (collectionOf(db, id).status !== "not_paid")
    throw notAllowed("Can only delete payment collections where status is not_paid")
  removeSessions(db, id)
  db.tables.paymentCollection.remove(id)
}

/** Marks a collection as paid outside the store: records a captured payment, by default with the system provider. */
export function markAsPaid(
  db: Database,
  id: string,
  request: { readonly provider_id?: string | undefined },
  actorId: string | null,
): void {
  const collection = collectionOf(db, id)
  if (collection.status !== "not_paid") throw notAllowed("Can only mark 'not_paid' payment collection as paid")
  const provider_id = request.provider_id ?? "pp_system_default"
  const session = openPaymentSession(db, id, { provider_id }, undefined)
  const payment = recordPayment(db, session, { captured: false })
  capturePayment(db, payment.id, collection.amount, actorId)
}
