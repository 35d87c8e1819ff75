import { checkout } from "./store/checkout.ts"

/** Messages of the checkout, of addresses and of confirmations. */
export const messages = { store: { checkout } }
