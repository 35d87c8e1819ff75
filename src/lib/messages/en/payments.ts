import { paymentLedger } from "./payments/payment-ledger.ts"

/** Messages of the list of all payments. */
export const messages = {
  admin: {
    paymentLedger,
  },
}
