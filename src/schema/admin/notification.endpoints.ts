import { endpoints, get } from "#schema/endpoint.ts"
import type { notificationSchemas } from "./notification.ts"

export const notificationEndpoints = endpoints<typeof notificationSchemas>()({
  list: get("/admin/notifications"),
  retrieve: get("/admin/notifications/:id"),
})
