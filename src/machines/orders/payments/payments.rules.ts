import { lineTitle } from "#lib/line-title.ts"
import { compareMoney, isZeroMoney, multiplyMoney, roundMoney, sameMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { type Balance, balanceOf, keptQuantity, refundDue, unitTotalOf } from "#lib/order-totals.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment, PaymentCollection, PaymentSession, Refund } from "#schema/admin/entities/payment.ts"

const sum = (rows: readonly { amount?: number | null }[] | null | undefined) =>
  sumMoney((rows ?? []).map(({ amount }) => amount ?? 0))

export const capturedOf = (payment: Payment): number => sum(payment.captures)
export const refundedOf = (payment: Payment): number => sum(payment.refunds)

/** Amount that can still be captured, in major units. */
export const capturable = (payment: Payment): number => subtractMoney(payment.amount ?? 0, capturedOf(payment))
export const refundable = (payment: Payment): number => subtractMoney(capturedOf(payment), refundedOf(payment))

const isZeroOrLess = (amount: number, currency: string) => compareMoney(amount, 0, currency) <= 0

export function whyNotCapture(payment: Payment): "captured" | "canceled" | undefined {
  if (payment.canceled_at) return "canceled"
  return isZeroOrLess(capturable(payment), payment.currency_code ?? "") ? "captured" : undefined
}

export function whyNotRefund(payment: Payment): "nothingCaptured" | "allRefunded" | undefined {
  const currency = payment.currency_code ?? ""
  if (isZeroOrLess(capturedOf(payment), currency)) return "nothingCaptured"
  return isZeroOrLess(refundable(payment), currency) ? "allRefunded" : undefined
}

/** Why a collection can't be marked as paid, for example by bank transfer or in cash: only unpaid ones can. */
export function whyNotMarkPaid(order: Order, collection: PaymentCollection): "orderCanceled" | "notOpen" | undefined {
  if (order.status === "canceled") return "orderCanceled"
  const isOpen = collection.status === "not_paid" || collection.status === "awaiting"
  return isOpen && !isZeroOrLess(unpaidOf(order, collection), collection.currency_code) ? undefined : "notOpen"
}

/** The payment of a collection that its provider hasn't authorized yet, such as a bank transfer; undefined without one. */
export const pendingSessionOf = ({ payment_sessions }: PaymentCollection): PaymentSession | undefined =>
  payment_sessions?.find(({ status }) => status === "pending_authorization")

/** The amount still due of a payment collection, in major units. Credits lower the order's balance, but not the collection's amount. */
export function unpaidOf(order: Order, { amount, currency_code }: PaymentCollection): number {
  const { due } = orderBalance(order)
  return compareMoney(due, amount, currency_code) < 0 ? due : amount
}

/** What of a payment is still due and can be captured, in major units; zero or less if nothing is. */
export function dueToCapture(order: Order, payment: Payment): number {
  if (whyNotCapture(payment) || order.status === "canceled") return 0
  const [{ due }, rest] = [orderBalance(order), capturable(payment)]
  return compareMoney(due, rest, payment.currency_code ?? "") < 0 ? due : rest
}

/** An order's balance. A canceled order owes nothing: `canceled` is what it no longer owes. */
export function orderBalance(order: Order): Balance & { readonly canceled: number } {
  const balance = balanceOf(order.total ?? 0, order.summary, order.currency_code ?? "")
  if (order.status !== "canceled") return { ...balance, canceled: 0 }
  return { ...balance, due: 0, dueNow: 0, canceled: balance.due }
}

/**
 * The suggested refund in major units: what the order owes the customer now, up to this payment's refundable amount.
 * Zero if it owes nothing, or only for returns that haven't arrived.
 */
export function proposedRefund(payment: Payment, order: Order): number {
  return Math.max(0, Math.min(refundDue(orderBalance(order), payment.currency_code ?? ""), refundable(payment)))
}

/** The part of a refund that the customer isn't owed: the server credits it, which lowers the order's total. */
export function creditOf(amount: number, order: Order): number {
  const owed = -Math.min(0, orderBalance(order).due)
  return Math.max(0, subtractMoney(amount, owed))
}

/** Why a credit can't be added: the order is canceled, or no money is due in either direction. */
export function whyNotCredit(order: Order): "orderCanceled" | "balanced" | undefined {
  if (order.status === "canceled") return "orderCanceled"
  const pending = order.summary?.pending_difference ?? 0
  return isZeroMoney(pending, order.currency_code ?? "") ? "balanced" : undefined
}

/**
 * Converts a typed amount to a credit line, in major units: positive reduces the balance due, negative the refund due. The
 * result never exceeds the exact balance, because the server rejects more.
 */
export function creditLineOf(typed: number, order: Order): number {
  const pending = order.summary?.pending_difference ?? 0
  const amount = compareMoney(typed, Math.abs(pending), order.currency_code ?? "") < 0 ? typed : Math.abs(pending)
  return pending < 0 ? -amount : amount
}

/** What the server enters as the reference of a refund without a reason. */
const WITHOUT_REASON = "payment_collection"

/** Whether the server may have added a credit for a refund. */
export const isRefundCredit = (credit: { readonly reference?: string | null | undefined }, refund: Refund): boolean =>
  credit.reference === WITHOUT_REASON || credit.reference === refund.refund_reason?.label

/**
 * What a credit line is for: its reason and reference. For a refund the server enters the reason with its code, or an id if
 * there is none: nothing to read.
 */
export function creditTexts(line: {
  readonly reference?: string | null | undefined
  readonly reference_id?: string | null | undefined
}): string[] {
  const { reference, reference_id } = line
  if (!reference || reference === WITHOUT_REASON) return []
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")
  return [reference, reference_id ?? ""].filter(
    (text, index) => text && (index === 0 || plain(text) !== plain(reference)),
  )
}

/** An item or shipping method that a refund can be calculated from, in major units with tax and after discounts. */
export interface RefundPart {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** Unrounded amount of one unit. */
  readonly each: number
}

/** The items that the customer has or expects, and the shipping methods that cost something. */
export function refundParts(order: Order): { items: RefundPart[]; shipping: RefundPart[] } {
  const currency = order.currency_code ?? ""
  const items = order.items.map((item) => ({
    id: item.id,
    name: lineTitle(item),
    quantity: keptQuantity(item),
    each: unitTotalOf(item),
  }))
  const shipping = (order.shipping_methods ?? []).map(({ id, name = "", total = 0 }) => ({
    id,
    name,
    quantity: 1,
    each: total,
  }))
  const isWorth = ({ quantity, each }: RefundPart) => quantity > 0 && compareMoney(each, 0, currency) > 0
  return { items: items.filter(isWorth), shipping: shipping.filter(isWorth) }
}

/** The amount of the chosen quantities, by part id, rounded to the currency's decimals. */
export const refundOf = (parts: readonly RefundPart[], chosen: Readonly<Record<string, number>>, currency: string) =>
  roundMoney(sumMoney(parts.map(({ id, each }) => multiplyMoney(each, chosen[id] ?? 0))), currency)

/** What a refund is for, as its note says it: "2 × Linen shirt, Express". */
export const refundNote = (
  { items, shipping }: ReturnType<typeof refundParts>,
  chosen: Readonly<Record<string, number>>,
): string =>
  [
    ...items.filter(({ id }) => chosen[id]).map(({ id, name }) => `${chosen[id]} × ${name}`),
    ...shipping.filter(({ id }) => chosen[id]).map(({ name }) => name),
  ].join(", ")

const paymentsOf = (order: Order): Payment[] =>
  (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? [])

/** The payment with the largest refundable amount first, so that a refund takes as few payments as possible. */
const largestFirst = (payments: readonly Payment[]): Payment[] =>
  [...payments].sort((a, b) => refundable(b) - refundable(a))

/** The refunds of an order's payments, oldest first. */
export const refundsOf = (order: Order): Refund[] =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds ?? [])
    .sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)))

/** From how many payments the amount owed now has to be refunded: a refund is made to one payment. */
export function refundsNeeded(order: Order): number {
  const currency = order.currency_code ?? ""
  let owed = refundDue(orderBalance(order), currency)
  let count = 0
  for (const payment of largestFirst(paymentsOf(order))) {
    if (isZeroOrLess(owed, currency)) break
    if (whyNotRefund(payment)) continue
    owed = subtractMoney(owed, refundable(payment))
    count += 1
  }
  return count
}

/** The next step for an order's payments, in major units. */
export type PaymentStep =
  | { readonly type: "capture"; readonly payment: Payment; readonly amount: number }
  | { readonly type: "refund"; readonly payment: Payment; readonly amount: number }
  /** Without an open collection, such as for an order made from a draft, one is created. */
  | { readonly type: "markPaid"; readonly collection?: PaymentCollection; readonly amount: number }

/** The next step: refund what is owed, capture what is authorized, or record what was paid another way. */
export function nextPaymentStep(order: Order): PaymentStep | undefined {
  if (order.status === "canceled" || order.status === "draft") return undefined
  const collections = order.payment_collections ?? []
  const payments = collections.filter(({ status }) => status !== "canceled").flatMap((each) => each.payments ?? [])
  const owed = largestFirst(payments).find(
    (payment) => !isZeroOrLess(proposedRefund(payment, order), order.currency_code ?? ""),
  )
  if (owed) return { type: "refund", payment: owed, amount: proposedRefund(owed, order) }
  const currency = order.currency_code ?? ""
  const payment = payments.find((each) => !isZeroOrLess(dueToCapture(order, each), currency))
  if (payment) return { type: "capture", payment, amount: dueToCapture(order, payment) }
  const unpaid = collections.filter((each) => !whyNotMarkPaid(order, each))
  // The customer has paid already; the provider still has to confirm it.
  if (unpaid.some(pendingSessionOf)) return undefined
  const [open] = unpaid
  if (open) return { type: "markPaid", collection: open, amount: unpaidOf(order, open) }
  const { due } = orderBalance(order)
  return isZeroOrLess(due, currency) ? undefined : { type: "markPaid", amount: due }
}

/** Why an amount that was due has nothing left to pay. */
type NoLongerDue = "paid" | "notDue" | "orderCanceled"

/** The amount due now, in major units, of an open collection or else of the order; or why nothing is due anymore. */
export function openAmount(
  order: Order,
  { collectionId, amount }: { collectionId?: string | undefined; amount: number },
): { readonly collectionId: string | undefined; readonly amount: number } | NoLongerDue {
  if (order.status === "canceled") return "orderCanceled"
  const collections = order.payment_collections ?? []
  const isPaid = ({ status }: PaymentCollection) => /completed|authorized/.test(status)
  const collection = collections.find(({ id }) => id === collectionId)
  if (collection && isPaid(collection)) return "paid"
  if (collection && !whyNotMarkPaid(order, collection)) return { collectionId, amount: unpaidOf(order, collection) }
  const step = nextPaymentStep(order)
  if (step?.type === "markPaid") return { collectionId: step.collection?.id, amount: step.amount }
  return collections.some((each) => isPaid(each) && sameMoney(each.amount, amount, each.currency_code))
    ? "paid"
    : "notDue"
}

/** A payment to request from a customer. */
interface PaymentRequest {
  /** In major units. */
  readonly amount: number
  readonly collection?: PaymentCollection
  /** Whether the collection has exactly this amount, so that the customer can pay it. */
  readonly isReady: boolean
}

/**
 * The payment to request from the customer: that of an open collection, else the amount due. Undefined if nothing is due
 * or the amount is authorized already.
 */
export function paymentRequestOf(order: Order): PaymentRequest | undefined {
  const open = (order.payment_collections ?? [])
    .filter((each) => !whyNotMarkPaid(order, each) && !pendingSessionOf(each))
    .map((collection) => {
      const amount = unpaidOf(order, collection)
      return { collection, amount, isReady: sameMoney(amount, collection.amount, collection.currency_code) }
    })
  const [request] = [...open.filter(({ isReady }) => isReady), ...open]
  if (request) return request
  const step = nextPaymentStep(order)
  return step?.type === "markPaid" ? { amount: step.amount, isReady: false } : undefined
}
