// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["return"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Return {
  /**
   * List returns. `GET /admin/returns`
   * @param args - optional query with `id`, `order_id`, `status`, `created_at`, `updated_at`, `deleted_at`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Start a return on an order. `POST /admin/returns`
   * @param args - body with `order_id`, optional `location_id`, `description`, `internal_note`, `no_notification`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateRequest: Of<"initiateRequest">
  /**
   * Get a return. `GET /admin/returns/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Set the location of a return. `POST /admin/returns/:id`
   * @param args - `id`; optional body with `location_id`, `no_notification`, `metadata`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateRequest: Of<"updateRequest">
  /**
   * Cancel a return. `POST /admin/returns/:id/cancel`
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"cancel">
  /**
   * Add received items that can't be restocked. `POST /admin/returns/:id/dismiss-items`
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly dismissItems: Of<"dismissItems">
  /**
   * Remove an item that can't be restocked. `DELETE /admin/returns/:id/dismiss-items/:action_id`
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeDismissItem: Of<"removeDismissItem">
  /**
   * Change an item that can't be restocked. `POST /admin/returns/:id/dismiss-items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateDismissItem: Of<"updateDismissItem">
  /**
   * Stop receiving a return, without saving. `DELETE /admin/returns/:id/receive`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly cancelReceive: Of<"cancelReceive">
  /**
   * Start receiving a return. `POST /admin/returns/:id/receive`
   * @param args - `id`; optional body with `internal_note`, `description`, `metadata`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateReceive: Of<"initiateReceive">
  /**
   * Add received items to restock. `POST /admin/returns/:id/receive-items`
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly receiveItems: Of<"receiveItems">
  /**
   * Remove a received item. `DELETE /admin/returns/:id/receive-items/:action_id`
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeReceiveItem: Of<"removeReceiveItem">
  /**
   * Change a received item. `POST /admin/returns/:id/receive-items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReceiveItem: Of<"updateReceiveItem">
  /**
   * Confirm the received items. `POST /admin/returns/:id/receive/confirm`
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmReceive: Of<"confirmReceive">
  /**
   * Discard an unconfirmed return. `DELETE /admin/returns/:id/request`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancelRequest: Of<"cancelRequest">
  /**
   * Confirm a return request. `POST /admin/returns/:id/request`
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmRequest: Of<"confirmRequest">
  /**
   * Add items to return. `POST /admin/returns/:id/request-items`
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addReturnItem: Of<"addReturnItem">
  /**
   * Remove an item to return. `DELETE /admin/returns/:id/request-items/:action_id`
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeReturnItem: Of<"removeReturnItem">
  /**
   * Change an item to return. `POST /admin/returns/:id/request-items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReturnItem: Of<"updateReturnItem">
  /**
   * Set the return shipping method. `POST /admin/returns/:id/shipping-method`
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addReturnShipping: Of<"addReturnShipping">
  /**
   * Remove the return shipping method. `DELETE /admin/returns/:id/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteReturnShipping: Of<"deleteReturnShipping">
  /**
   * Change the price of the return shipping method. `POST /admin/returns/:id/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReturnShipping: Of<"updateReturnShipping">
}
