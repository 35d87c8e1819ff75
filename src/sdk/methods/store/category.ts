// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["category"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Category {
  /**
   * List categories. `GET /store/product-categories`
   * @param args - optional query with `id`, `name`, `description`, `handle`, `parent_category_id`, `external_id`,
   *   `include_ancestors_tree`, `include_descendants_tree`, …
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly list: Of<"list">
  /**
   * Get a category. `GET /store/product-categories/:id`
   * @param args - `id`; optional query with `include_ancestors_tree`, `include_descendants_tree`, `fields`
   */
  readonly retrieve: Of<"retrieve">
}
