// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["productCollection"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductCollection {
  /**
   * List product collections. `GET /admin/collections`
   * @param args - optional query with `id`, `title`, `handle`, `external_id`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a product collection. `POST /admin/collections`
   * @param args - body with `title`, optional `handle`, `external_id`, `metadata`, `additional_data`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a product collection. `DELETE /admin/collections/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a product collection. `GET /admin/collections/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a product collection. `POST /admin/collections/:id`
   * @param args - `id`; optional body with `title`, `handle`, `external_id`, `metadata`, `additional_data`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Add products to a collection, or remove them. `POST /admin/collections/:id/products`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateProducts: Of<"updateProducts">
}
