import { listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

/** Channels that the store's notifications usually use; a server can have others. */
export const channels = ["feed", "email", "sms"] as const

/** Search parameters of the list of notifications. */
export const notificationSearch = listSearch({ channel: listOf(oneOf(channels)), to: text() }, ["created_at"])
export type NotificationSearch = ReturnType<typeof notificationSearch>
