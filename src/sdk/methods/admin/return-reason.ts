// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["returnReason"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ReturnReason {
  /**
   * List return reasons. `GET /admin/return-reasons`
   * @param args - optional query with `id`, `value`, `label`, `description`, `parent_return_reason_id`, `created_at`,
   *   `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a return reason. `POST /admin/return-reasons`
   * @param args - body with `value`, `label`, optional `description`, `parent_return_reason_id`, `metadata`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a return reason. `DELETE /admin/return-reasons/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a return reason. `GET /admin/return-reasons/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a return reason. `POST /admin/return-reasons/:id`
   * @param args - `id`; body with `value`, `label`, optional `description`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"update">
}
