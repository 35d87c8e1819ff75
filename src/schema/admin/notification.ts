import { z } from "zod"
import { Notification } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, page, selectQuery, textFilters } from "#schema/fields.ts"

const ListNotificationQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "channel", "to"),
  ...groupFilters,
})

const operation = { auth: "user", fields: defaults.adminNotificationList } as const

export const notificationSchemas = {
  list: {
    ...operation,
    about: "List notifications",
    limit: 50,
    order: "-created_at",
    query: ListNotificationQuery,
    response: page("notifications", Notification),
  },
  retrieve: {
    ...operation,
    about: "Get a notification",
    query: selectQuery,
    response: one("notification", Notification.optional()),
  },
} satisfies EndpointSchemas
