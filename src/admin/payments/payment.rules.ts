import { numberRange } from "#admin/kit/list/filter-query.ts"
import { compareMoney, isZeroMoney, roundMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import { capturedOf, refundedOf } from "#machines/orders/payments/payments.rules.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import type { PaymentSearch, PaymentState } from "./payment-search.ts"

/** What became of a payment, from its captures and refunds. */
export function stateOf(payment: Payment): PaymentState {
  const { amount = 0, currency_code: currency = "" } = payment
  const [captured, refunded] = [capturedOf(payment), refundedOf(payment)]
  if (compareMoney(refunded, 0, currency) > 0)
    return compareMoney(refunded, captured, currency) < 0 ? "partially_refunded" : "refunded"
  if (isZeroMoney(captured, currency)) return payment.canceled_at ? "canceled" : "authorized"
  return compareMoney(captured, amount, currency) < 0 ? "partially_captured" : "captured"
}

/** Whether the list needs filters that the server doesn't have: it can only filter payments by date. */
export const isComputed = ({ state, currency, provider, amount }: PaymentSearch): boolean =>
  [state, currency, provider, amount].some((each) => each !== undefined)

/** Whether a payment has the chosen states, currencies and providers, and an amount in the range, in its own currency. */
export function matches(payment: Payment, { state, currency, provider, amount }: PaymentSearch): boolean {
  const { currency_code = "", provider_id = "" } = payment
  return (
    (state?.includes(stateOf(payment)) ?? true) &&
    (currency?.includes(currency_code) ?? true) &&
    (provider?.includes(provider_id) ?? true) &&
    isInRange(payment, amount)
  )
}

function isInRange({ amount = 0, currency_code = "" }: Payment, range: string | undefined): boolean {
  const { $gte = amount, $lte = amount } = numberRange(range) ?? {}
  return compareMoney(amount, $gte, currency_code) >= 0 && compareMoney(amount, $lte, currency_code) <= 0
}

/** Totals of payments in one currency, in major units. */
export interface CurrencyTotals {
  readonly currency: string
  readonly payments: number
  readonly captured: number
  readonly refunded: number
  /** Captured less refunded. */
  readonly net: number
  /** Authorized and neither captured nor canceled. */
  readonly open: number
}

/** Adds up payments by currency; the currency with the most payments comes first. */
export function totalsOf(payments: readonly Payment[]): CurrencyTotals[] {
  return [...new Set(payments.map(({ currency_code = "" }) => currency_code))]
    .map((currency) => {
      const rows = payments.filter(({ currency_code = "" }) => currency_code === currency)
      // Amounts as listed: providers move whole minor units.
      const round = (amount: number) => roundMoney(amount, currency)
      const captured = sumMoney(rows.map((row) => round(capturedOf(row))))
      const refunded = sumMoney(rows.map((row) => round(refundedOf(row))))
      const waiting = rows.filter(({ canceled_at }) => !canceled_at)
      const open = waiting.map((row) => Math.max(0, round(subtractMoney(row.amount ?? 0, capturedOf(row)))))
      return {
        currency,
        payments: rows.length,
        captured,
        refunded,
        net: subtractMoney(captured, refunded),
        open: sumMoney(open),
      }
    })
    .sort((a, b) => b.payments - a.payments || a.currency.localeCompare(b.currency))
}
