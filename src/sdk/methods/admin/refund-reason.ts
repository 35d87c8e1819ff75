// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["refundReason"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface RefundReason {
  /**
   * List refund reasons. `GET /admin/refund-reasons`
   * @param args - optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a refund reason. `POST /admin/refund-reasons`
   * @param args - body with `label`, `code`, optional `description`; optional query with `id`, `created_at`,
   *   `updated_at`, `deleted_at`, `q`, `limit`, `offset`, `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a refund reason. `DELETE /admin/refund-reasons/:id`
   * @param args - `id`; optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a refund reason. `GET /admin/refund-reasons/:id`
   * @param args - `id`; optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a refund reason. `POST /admin/refund-reasons/:id`
   * @param args - `id`; optional body with `label`, `code`, `description`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
