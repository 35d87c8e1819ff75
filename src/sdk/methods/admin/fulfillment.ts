// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["fulfillment"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Fulfillment {
  /**
   * Create a fulfillment. `POST /admin/fulfillments`
   * @param args - body with `location_id`, `provider_id`, `delivery_address`, `items`, `labels`, `order_id`, `data`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Cancel a fulfillment. `POST /admin/fulfillments/:id/cancel`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"cancel">
  /**
   * Mark a fulfillment as shipped. `POST /admin/fulfillments/:id/shipment`
   * @param args - `id`; body with `labels`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createShipment: Of<"createShipment">
}
