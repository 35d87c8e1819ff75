import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** The most notifications of which the bell counts the unread ones. */
export const BELL_LIMIT = 10

/** Notifications for admins, the newest first. */
export const feedQuery = queryOptions({
  queryKey: ["admin", "notifications", "feed"],
  queryFn: async ({ signal }) => {
    const fields = "id,to,channel,template,data,resource_id,resource_type,created_at"
    const query = { channel: "feed", order: "-created_at", limit: BELL_LIMIT, fields }
    return (await adminSdk().admin.notification.list({ query }, { signal })).notifications
  },
})
