// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["stockLocation"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface StockLocation {
  /**
   * List stock locations. `GET /admin/stock-locations`
   * @param args - optional query with `id`, `name`, `address_id`, `sales_channel_id`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a stock location. `POST /admin/stock-locations`
   * @param args - body with `name`, optional `address`, `address_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a stock location. `DELETE /admin/stock-locations/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a stock location. `GET /admin/stock-locations/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a stock location. `POST /admin/stock-locations/:id`
   * @param args - `id`; optional body with `name`, `address`, `address_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Add fulfillment providers to a location, or remove them. `POST /admin/stock-locations/:id/fulfillment-providers`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateFulfillmentProviders: Of<"updateFulfillmentProviders">
  /**
   * Add a fulfillment set to a location. `POST /admin/stock-locations/:id/fulfillment-sets`
   * @param args - `id`; body with `name`, `type`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createFulfillmentSet: Of<"createFulfillmentSet">
  /**
   * Add sales channels to a location, or remove them. `POST /admin/stock-locations/:id/sales-channels`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateSalesChannels: Of<"updateSalesChannels">
}
