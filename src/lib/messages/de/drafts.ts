import { drafts } from "./orders/drafts.ts"

export const messages = { admin: { drafts } }
