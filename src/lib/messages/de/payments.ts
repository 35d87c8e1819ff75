import { paymentLedger } from "./payments/payment-ledger.ts"

export const messages = {
  admin: {
    paymentLedger,
  },
}
