// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["salesChannel"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface SalesChannel {
  /**
   * List sales channels. `GET /admin/sales-channels`
   * @param args - optional query with `id`, `name`, `description`, `is_disabled`, `location_id`,
   *   `publishable_key_id`, `created_at`, `updated_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a sales channel. `POST /admin/sales-channels`
   * @param args - body with `name`, optional `description`, `is_disabled`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a sales channel. `DELETE /admin/sales-channels/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a sales channel. `GET /admin/sales-channels/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a sales channel. `POST /admin/sales-channels/:id`
   * @param args - `id`; optional body with `name`, `description`, `is_disabled`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Add products to a sales channel, or remove them. `POST /admin/sales-channels/:id/products`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchProducts: Of<"batchProducts">
}
