// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["productOption"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductOption {
  /**
   * List product options. `GET /store/product-options`
   * @param args - optional query with `id`, `title`, `is_exclusive`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"list">
  /**
   * Get a product option. `GET /store/product-options/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
