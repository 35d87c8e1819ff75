// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["product"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Product {
  /**
   * List products. `GET /store/products`
   * @param args - optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`, `id`,
   *   `title`, `handle`, …
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly list: Of<"list">
  /**
   * Get a product. `GET /store/products/:id`
   * @param args - `id`; optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`,
   *   `id`, `title`, `handle`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
