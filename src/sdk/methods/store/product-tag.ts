// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["productTag"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductTag {
  /**
   * List product tags. `GET /store/product-tags`
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"list">
  /**
   * Get a product tag. `GET /store/product-tags/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
