import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { notificationEndpoints } from "#schema/admin/notification.endpoints.ts"
import { notificationSchemas } from "#schema/admin/notification.ts"

export const notificationRoutes = implement(notificationEndpoints, notificationSchemas, {
  list: (ctx) => page(ctx, "notification", "notifications"),
  retrieve: (ctx) => {
    const row = ctx.db.tables.notification.get(ctx.params.id)
    return row ? { notification: show(ctx, "notification", row) } : {}
  },
})
