import { notifications } from "./notifications/notifications.ts"

export const messages = { admin: { notifications } }
