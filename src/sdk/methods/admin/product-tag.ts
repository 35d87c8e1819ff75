// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["productTag"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductTag {
  /**
   * List product tags. `GET /admin/product-tags`
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a product tag. `POST /admin/product-tags`
   * @param args - body with `value`, optional `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a product tag. `DELETE /admin/product-tags/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a product tag. `GET /admin/product-tags/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a product tag. `POST /admin/product-tags/:id`
   * @param args - `id`; optional body with `value`, `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
}
