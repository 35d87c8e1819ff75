import { notices } from "./admin/notices.ts"

/** Messages of notifications, which load after the page. */
export const messages = { admin: { notices } }
