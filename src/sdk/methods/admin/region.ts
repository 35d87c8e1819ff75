// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["region"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Region {
  /**
   * List regions. `GET /admin/regions`
   * @param args - optional query with `id`, `currency_code`, `name`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a region. `POST /admin/regions`
   * @param args - body with `name`, `currency_code`, optional `countries`, `automatic_taxes`, `is_tax_inclusive`,
   *   `payment_providers`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 413 `unknown_error`
   */
  readonly create: Of<"create">
  /**
   * Delete a region. `DELETE /admin/regions/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a region. `GET /admin/regions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a region. `POST /admin/regions/:id`
   * @param args - `id`; optional body with `name`, `currency_code`, `countries`, `automatic_taxes`,
   *   `is_tax_inclusive`, `payment_providers`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
