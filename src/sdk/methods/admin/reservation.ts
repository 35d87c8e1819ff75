// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["reservation"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Reservation {
  /**
   * List reservations. `GET /admin/reservations`
   * @param args - optional query with `location_id`, `inventory_item_id`, `line_item_id`, `created_by`,
   *   `description`, `quantity`, `created_at`, `updated_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a reservation. `POST /admin/reservations`
   * @param args - body with `location_id`, `inventory_item_id`, `quantity`, optional `line_item_id`, `description`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a reservation. `DELETE /admin/reservations/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a reservation. `GET /admin/reservations/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a reservation. `POST /admin/reservations/:id`
   * @param args - `id`; optional body with `location_id`, `quantity`, `description`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly update: Of<"update">
}
