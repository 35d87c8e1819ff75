import { refusal } from "./store/refusal.ts"

/** Why the server has refused a request of a shopper. */
export const messages = { store: { refusal } }
