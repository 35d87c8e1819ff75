import { compareMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment, PaymentCollection } from "#schema/admin/entities/payment.ts"

export type PaymentReason = "captured" | "canceled" | "nothingCaptured" | "allRefunded" | "orderCanceled" | "notOpen"

const sum = (rows: readonly { amount?: number | null }[] | null | undefined) =>
  sumMoney((rows ?? []).map(({ amount }) => amount ?? 0))

export const capturedOf = (payment: Payment): number => sum(payment.captures)
export const refundedOf = (payment: Payment): number => sum(payment.refunds)

/** Amount that can still be captured, in major units. */
export const capturable = (payment: Payment): number => subtractMoney(payment.amount ?? 0, capturedOf(payment))
export const refundable = (payment: Payment): number => subtractMoney(capturedOf(payment), refundedOf(payment))

const isZeroOrLess = (amount: number, currency: string) => compareMoney(amount, 0, currency) <= 0

export function whyNotCapture(payment: Payment): PaymentReason | undefined {
  if (payment.canceled_at) return "canceled"
  return isZeroOrLess(capturable(payment), payment.currency_code ?? "") ? "captured" : undefined
}

export function whyNotRefund(payment: Payment): PaymentReason | undefined {
  const currency = payment.currency_code ?? ""
  if (isZeroOrLess(capturedOf(payment), currency)) return "nothingCaptured"
  return isZeroOrLess(refundable(payment), currency) ? "allRefunded" : undefined
}

/** Why a collection can't be marked as paid, for example by bank transfer or in cash: only unpaid ones can. */
export function whyNotMarkPaid(order: Order, collection: PaymentCollection): PaymentReason | undefined {
  if (order.status === "canceled") return "orderCanceled"
  return collection.status === "not_paid" || collection.status === "awaiting" ? undefined : "notOpen"
}

/**
 * The suggested refund in major units: the amount that the order owes the customer, up to this payment's refundable
 * amount; if it owes nothing, all that is refundable.
 */
export function proposedRefund(payment: Payment, order: Order): number {
  const owed = -(order.summary?.pending_difference ?? 0)
  const most = refundable(payment)
  return isZeroOrLess(owed, payment.currency_code ?? "") ? most : Math.min(owed, most)
}
