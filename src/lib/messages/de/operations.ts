import { paymentLedger } from "./operations/payment-ledger.ts"

export const messages = {
  admin: {
    paymentLedger,
  },
}
