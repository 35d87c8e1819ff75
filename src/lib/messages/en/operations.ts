import { notifications } from "./operations/notifications.ts"
import { paymentLedger } from "./operations/payment-ledger.ts"

/** Messages of the pages of payments and notifications. */
export const messages = {
  admin: {
    notifications,
    paymentLedger,
  },
}
