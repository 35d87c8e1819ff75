// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["productVariant"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductVariant {
  /**
   * List product variants. `GET /store/product-variants`
   * @param args - optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`, `id`,
   *   `sku`, `product_id`, …
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly list: Of<"list">
  /**
   * Get a product variant. `GET /store/product-variants/:id`
   * @param args - `id`; optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`,
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
