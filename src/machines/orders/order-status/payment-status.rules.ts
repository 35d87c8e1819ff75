import { compareMoney } from "#lib/money.ts"
import { balanceOf, type PaymentSummary } from "#lib/order-totals.ts"

interface PaidOrder {
  readonly status?: string | undefined
  readonly payment_status?: string | undefined
  readonly total?: number | undefined
  readonly currency_code?: string | undefined
  readonly summary?: PaymentSummary | null | undefined
}

/**
 * The payment status to show. The server calls an order `partially_captured` for good if part of a payment was captured
 * and the rest canceled; once nothing is due, also after an edit and another payment, the order is paid.
 */
export function paymentStatusOf(order: PaidOrder): string | undefined {
  const { status, payment_status, total, currency_code = "", summary } = order
  if (payment_status !== "partially_captured" || status === "canceled" || total === undefined || !summary)
    return payment_status
  const { dueNow } = balanceOf(total, summary, currency_code)
  return compareMoney(dueNow, 0, currency_code) > 0 ? payment_status : "captured"
}
