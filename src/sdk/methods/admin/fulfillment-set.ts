// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["fulfillmentSet"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface FulfillmentSet {
  /**
   * Delete a fulfillment set. `DELETE /admin/fulfillment-sets/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Add a service zone to a fulfillment set. `POST /admin/fulfillment-sets/:id/service-zones`
   * @param args - `id`; body with `name`, optional `geo_zones`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createServiceZone: Of<"createServiceZone">
  /**
   * Delete a service zone. `DELETE /admin/fulfillment-sets/:id/service-zones/:zone_id`
   * @param args - `id`, `zone_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteServiceZone: Of<"deleteServiceZone">
  /**
   * Get a service zone. `GET /admin/fulfillment-sets/:id/service-zones/:zone_id`
   * @param args - `id`, `zone_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveServiceZone: Of<"retrieveServiceZone">
  /**
   * Update a service zone. `POST /admin/fulfillment-sets/:id/service-zones/:zone_id`
   * @param args - `id`, `zone_id`; optional body with `name`, `geo_zones`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateServiceZone: Of<"updateServiceZone">
}
