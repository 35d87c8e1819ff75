// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { fulfillmentEndpoints } from "#schema/admin/fulfillment.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof fulfillmentEndpoints> = MethodOf<typeof fulfillmentEndpoints, M>

export interface Fulfillment {
  /**
   * Create a fulfillment.
   *
   * `POST /admin/fulfillments`
   * @param args - body with `location_id`, `provider_id`, `delivery_address`, `items`, `labels`, `order_id`, `data`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Cancel a fulfillment.
   *
   * `POST /admin/fulfillments/:id/cancel`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"cancel">
  /**
   * Mark a fulfillment as shipped.
   *
   * `POST /admin/fulfillments/:id/shipment`
   * @param args - `id`; body with `labels`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createShipment: Of<"createShipment">
}
