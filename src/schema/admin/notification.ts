import { z } from "zod"
import { Notification } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListNotificationQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  channel: oneOrMany(z.string()).optional(),
  to: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const notificationSchemas = {
  list: {
    about: "List notifications",
    auth: "user",
    fields: defaults.adminNotificationList,
    limit: 50,
    order: "-created_at",
    query: ListNotificationQuery,
    response: page("notifications", Notification),
  },
  retrieve: {
    about: "Get a notification",
    auth: "user",
    fields: defaults.adminNotificationList,
    query: selectQuery,
    response: one("notification", Notification.optional()),
  },
} satisfies EndpointSchemas
