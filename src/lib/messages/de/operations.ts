import { notifications } from "./operations/notifications.ts"
import { paymentLedger } from "./operations/payment-ledger.ts"

export const messages = {
  admin: {
    notifications,
    paymentLedger,
  },
}
