// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["exchange"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Exchange {
  /**
   * List exchanges. `GET /admin/exchanges`
   * @param args - optional query with `id`, `order_id`, `status`, `created_at`, `updated_at`, `deleted_at`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Start an exchange on an order. `POST /admin/exchanges`
   * @param args - body with `order_id`, optional `description`, `internal_note`, `metadata`; optional query with
   *   `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Get an exchange. `GET /admin/exchanges/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Cancel an exchange and its return. `POST /admin/exchanges/:id/cancel`
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"cancel">
  /**
   * Add items to return. `POST /admin/exchanges/:id/inbound/items`
   * @param args - `id`; body with `items`, optional `location_id`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addInboundItems: Of<"addInboundItems">
  /**
   * Remove an item to return. `DELETE /admin/exchanges/:id/inbound/items/:action_id`
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeInboundItem: Of<"removeInboundItem">
  /**
   * Change an item to return. `POST /admin/exchanges/:id/inbound/items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundItem: Of<"updateInboundItem">
  /**
   * Set the return shipping method. `POST /admin/exchanges/:id/inbound/shipping-method`
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addInboundShipping: Of<"addInboundShipping">
  /**
   * Remove the return shipping method. `DELETE /admin/exchanges/:id/inbound/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteInboundShipping: Of<"deleteInboundShipping">
  /**
   * Change the price of the return shipping method. `POST /admin/exchanges/:id/inbound/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundShipping: Of<"updateInboundShipping">
  /**
   * Add new items. `POST /admin/exchanges/:id/outbound/items`
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addOutboundItems: Of<"addOutboundItems">
  /**
   * Remove a new item. `DELETE /admin/exchanges/:id/outbound/items/:action_id`
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeOutboundItem: Of<"removeOutboundItem">
  /**
   * Change a new item. `POST /admin/exchanges/:id/outbound/items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundItem: Of<"updateOutboundItem">
  /**
   * Set the shipping method of the new items. `POST /admin/exchanges/:id/outbound/shipping-method`
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addOutboundShipping: Of<"addOutboundShipping">
  /**
   * Remove the shipping method of the new items. `DELETE /admin/exchanges/:id/outbound/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteOutboundShipping: Of<"deleteOutboundShipping">
  /**
   * Change the price of the new items' shipping method. `POST
   * /admin/exchanges/:id/outbound/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundShipping: Of<"updateOutboundShipping">
  /**
   * Discard an unconfirmed exchange. `DELETE /admin/exchanges/:id/request`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly cancelRequest: Of<"cancelRequest">
  /**
   * Confirm an exchange. `POST /admin/exchanges/:id/request`
   * @param args - `id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly request: Of<"request">
}
