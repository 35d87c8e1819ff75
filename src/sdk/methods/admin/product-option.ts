// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["productOption"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductOption {
  /**
   * List product options. `GET /admin/product-options`
   * @param args - optional query with `id`, `title`, `is_exclusive`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a product option. `POST /admin/product-options`
   * @param args - body with `title`, `values`, optional `ranks`, `is_exclusive`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a product option. `DELETE /admin/product-options/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a product option. `GET /admin/product-options/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a product option. `POST /admin/product-options/:id`
   * @param args - `id`; optional body with `title`, `values`, `ranks`, `is_exclusive`, `metadata`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List the values of an option. `GET /admin/product-options/:id/values`
   * @param args - `id`; optional query with `id`, `value`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listValues: Of<"listValues">
  /**
   * Delete a value of an option. `DELETE /admin/product-options/:id/values/:value_id`
   * @param args - `id`, `value_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteValue: Of<"deleteValue">
  /**
   * Get a value of an option. `GET /admin/product-options/:id/values/:value_id`
   * @param args - `id`, `value_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveValue: Of<"retrieveValue">
  /**
   * Update a value of an option. `POST /admin/product-options/:id/values/:value_id`
   * @param args - `id`, `value_id`; optional body with `value`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateValue: Of<"updateValue">
}
