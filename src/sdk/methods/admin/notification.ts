// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { notificationEndpoints } from "#schema/admin/notification.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof notificationEndpoints> = MethodOf<typeof notificationEndpoints, M>

export interface Notification {
  /**
   * List notifications.
   *
   * `GET /admin/notifications`
   * @param args - optional query with `id`, `channel`, `to`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a notification.
   *
   * `GET /admin/notifications/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
}
