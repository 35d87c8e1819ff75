// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["notification"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Notification {
  /**
   * List notifications. `GET /admin/notifications`
   * @param args - optional query with `id`, `channel`, `to`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a notification. `GET /admin/notifications/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
}
