// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["fulfillmentProvider"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface FulfillmentProvider {
  /**
   * List fulfillment providers. `GET /admin/fulfillment-providers`
   * @param args - optional query with `id`, `stock_location_id`, `is_enabled`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * List fulfillment options. `GET /admin/fulfillment-providers/:id/options`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listFulfillmentOptions: Of<"listFulfillmentOptions">
}
