// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["orderEdit"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface OrderEdit {
  /**
   * Start editing an order. `POST /admin/order-edits`
   * @param args - body with `order_id`, optional `description`, `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateRequest: Of<"initiateRequest">
  /**
   * Discard the edit of an order. `DELETE /admin/order-edits/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelRequest: Of<"cancelRequest">
  /**
   * Confirm the edit of an order. `POST /admin/order-edits/:id/confirm`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly confirm: Of<"confirm">
  /**
   * Add items to an order. `POST /admin/order-edits/:id/items`
   * @param args - `id`; body with `items`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly addItems: Of<"addItems">
  /**
   * Remove an item that the edit adds or changes. `DELETE /admin/order-edits/:id/items/:action_id`
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeAddedItem: Of<"removeAddedItem">
  /**
   * Change an item that the edit adds. `POST /admin/order-edits/:id/items/:action_id`
   * @param args - `id`, `action_id`; optional body with `quantity`, `unit_price`, `compare_at_unit_price`,
   *   `internal_note`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateAddedItem: Of<"updateAddedItem">
  /**
   * Change or remove an item that the order already has. `POST /admin/order-edits/:id/items/item/:item_id`
   * @param args - `id`, `item_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateOriginalItem: Of<"updateOriginalItem">
  /**
   * Request confirmation of the edit. `POST /admin/order-edits/:id/request`
   * @param args - `id`; optional body with `no_notification`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly request: Of<"request">
  /**
   * Add a shipping method to an order. `POST /admin/order-edits/:id/shipping-method`
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addShipping: Of<"addShipping">
  /**
   * Remove a shipping method that the edit adds. `DELETE /admin/order-edits/:id/shipping-method/:action_id`
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeShipping: Of<"removeShipping">
  /**
   * Change the price of a shipping method that the edit adds. `POST
   * /admin/order-edits/:id/shipping-method/:action_id`
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateShipping: Of<"updateShipping">
}
