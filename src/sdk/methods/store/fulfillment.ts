// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["fulfillment"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Fulfillment {
  /**
   * List the shipping options of a cart. `GET /store/shipping-options`
   * @param args - query with `cart_id`, optional `is_return`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly listCartOptions: Of<"listCartOptions">
  /**
   * Calculate the price of a shipping option. `POST /store/shipping-options/:id/calculate`
   * @param args - `id`; body with `cart_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly calculate: Of<"calculate">
}
