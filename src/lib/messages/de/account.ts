import { orders } from "./account/orders.ts"
import { profile } from "./account/profile.ts"
import { returns } from "./account/returns.ts"
import { session } from "./account/session.ts"
import { transfer } from "./account/transfer.ts"

/** The customer's account; loaded with its first page, so that a shopper without one never waits for it. */
export const messages = { account: { orders, profile, returns, session, transfer } }
