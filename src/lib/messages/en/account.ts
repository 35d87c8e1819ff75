import { orders } from "./account/orders.ts"
import { payment } from "./account/payment.ts"
import { paymentForm } from "./account/payment-form.ts"
import { profile } from "./account/profile.ts"
import { returns } from "./account/returns.ts"
import { track } from "./account/track.ts"
import { transfer } from "./account/transfer.ts"

/** Messages of the customer account and of payment forms; loaded where they are first shown. */
export const messages = {
  account: { orders, payment, profile, returns, track, transfer },
  payment: paymentForm,
}
