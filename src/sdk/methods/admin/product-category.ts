// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["productCategory"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductCategory {
  /**
   * List product categories. `GET /admin/product-categories`
   * @param args - optional query with `id`, `description`, `handle`, `parent_category_id`, `external_id`,
   *   `include_ancestors_tree`, `include_descendants_tree`, `is_internal`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a product category. `POST /admin/product-categories`
   * @param args - body with `name`, optional `description`, `handle`, `is_internal`, `is_active`,
   *   `parent_category_id`, `external_id`, `metadata`, …; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a product category. `DELETE /admin/product-categories/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"delete">
  /**
   * Get a product category. `GET /admin/product-categories/:id`
   * @param args - `id`; optional query with `include_ancestors_tree`, `include_descendants_tree`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a product category. `POST /admin/product-categories/:id`
   * @param args - `id`; optional body with `name`, `description`, `handle`, `is_internal`, `is_active`,
   *   `parent_category_id`, `external_id`, `metadata`, …; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Add products to a category, or remove them. `POST /admin/product-categories/:id/products`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateProducts: Of<"updateProducts">
}
