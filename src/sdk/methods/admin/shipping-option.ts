// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["shippingOption"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ShippingOption {
  /**
   * List shipping options. `GET /admin/shipping-options`
   * @param args - optional query with `id`, `service_zone_id`, `shipping_profile_id`, `provider_id`,
   *   `stock_location_id`, `is_return`, `admin_only`, `shipping_option_type_id`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a shipping option. `POST /admin/shipping-options`
   * @param args - body with `name`, `service_zone_id`, `shipping_profile_id`, `price_type`, `provider_id`, `prices`,
   *   optional `data`, `type`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a shipping option. `DELETE /admin/shipping-options/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a shipping option. `GET /admin/shipping-options/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a shipping option. `POST /admin/shipping-options/:id`
   * @param args - `id`; optional body with `name`, `data`, `price_type`, `provider_id`, `shipping_profile_id`,
   *   `type`, `type_id`, `prices`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Create, update and delete rules of a shipping option. `POST /admin/shipping-options/:id/rules/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateRules: Of<"updateRules">
}
