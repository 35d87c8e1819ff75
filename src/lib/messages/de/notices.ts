import { notices } from "./admin/notices.ts"

export const messages = { admin: { notices } }
