import { notifications } from "./notifications/notifications.ts"

/** Messages of notifications, in the bell and in their list; the bell loads them after the page. */
export const messages = { admin: { notifications } }
