import { adminSdk } from "#admin/api/client.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { NotificationSearch } from "./notification-search.ts"

const fields = "id,to,channel,template,data,resource_id,resource_type,created_at"

export const notifications = defineResource({
  name: "notifications",
  table: () => adminSdk().admin.notification,
  keys: { many: "notifications", one: "notification" },
  fields: { list: fields, one: `${fields},trigger_type` },
  toQuery: ({ channel, to }: NotificationSearch) => ({ channel, to }),
})

export type NotificationRow = RowOf<AdminSdk["admin"]["notification"], "notifications">
