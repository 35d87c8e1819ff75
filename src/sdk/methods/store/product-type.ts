// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["productType"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductType {
  /**
   * List product types. `GET /store/product-types`
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"list">
  /**
   * Get a product type. `GET /store/product-types/:id`
   * @param args - `id`; optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`,
   *   `q`, `limit`, …
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
