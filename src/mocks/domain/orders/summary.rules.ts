import { isZero, roundFloat, sumOf } from "#mocks/kernel/decimal.ts"

export interface Transaction {
  /** Positive for captures, negative for refunds. */
  readonly amount: number
}
/** The stored summary of an order version. */
export interface StoredSummary {
  readonly current_order_total: number
  readonly original_order_total: number
  readonly accounting_total: number
  readonly credit_line_total: number
  readonly paid_total: number
  readonly refunded_total: number
  readonly transaction_total: number
  readonly pending_difference: number
}

export function paidAndRefunded(transactions: readonly Transaction[]) {
  const paid = sumOf(transactions, (t) => Math.max(0, t.amount))
  const refunded = sumOf(transactions, (t) => Math.max(0, -t.amount))
  return { paid_total: paid, refunded_total: refunded, transaction_total: roundFloat(paid - refunded) }
}

/** Returns the outstanding amount (negative: refund due); differences below the smallest currency unit count as 0. */
export function pendingDifference(
  total: number,
  transactions: readonly Transaction[],
  returnRequested = 0,
  digits = 2,
): number {
  const difference = roundFloat(total - returnRequested - paidAndRefunded(transactions).transaction_total)
  return isZero(difference, digits) ? 0 : difference
}

/** Builds the summary of an order whose last change took the total from `before` to `total`. */
export function summaryOf(facts: {
  readonly total: number
  /** The total before the last confirmed change; the same on version 1. */
  readonly before: number
  /** Sum of credit lines added by the last change. */
  readonly credits: number
  readonly transactions: readonly Transaction[]
  /** Total of requested returns; not set in the summary of an active change. */
  readonly returnRequested?: number
  readonly digits?: number
}): StoredSummary {
  const { paid_total, refunded_total, transaction_total } = paidAndRefunded(facts.transactions)
  return {
    current_order_total: facts.total,
    original_order_total: facts.before,
    accounting_total: facts.total,
    credit_line_total: facts.credits,
    paid_total,
    refunded_total,
    transaction_total,
    pending_difference: pendingDifference(facts.total, facts.transactions, facts.returnRequested, facts.digits),
  }
}

/** Splits a refund into the part that settles a refund due and the goodwill part that becomes a credit line. */
export function splitRefund(amount: number, pending: number): { settles: number; credit: number } {
  const settles = pending < 0 ? Math.min(amount, -pending) : 0
  return { settles: roundFloat(settles), credit: roundFloat(amount - settles) }
}
