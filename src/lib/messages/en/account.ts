import { orders } from "./account/orders.ts"
import { payment } from "./account/payment.ts"
import { profile } from "./account/profile.ts"
import { returns } from "./account/returns.ts"
import { session } from "./account/session.ts"
import { transfer } from "./account/transfer.ts"

/** Messages of the customer account; loaded with its first page, so other shoppers never download them. */
export const messages = { account: { orders, payment, profile, returns, session, transfer } }
