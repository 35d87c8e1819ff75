import { drafts } from "./orders/drafts.ts"

/** Messages of draft orders. */
export const messages = { admin: { drafts } }
