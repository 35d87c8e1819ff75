import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { notificationEndpoints } from "#schema/admin/notification.endpoints.ts"
import { notificationSchemas } from "#schema/admin/notification.ts"

export const notificationRoutes = implement(
  notificationEndpoints,
  notificationSchemas,
  recordResolvers({ node: "notification", many: "notifications" }).resolvers,
)
