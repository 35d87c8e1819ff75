import { session } from "./account/session.ts"

/** Messages of the forms for signing in to a customer account. */
export const messages = { account: { session } }
