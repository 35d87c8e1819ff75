// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["draftOrder"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface DraftOrder {
  /**
   * List draft orders. `GET /admin/draft-orders`
   * @param args - optional query with `id`, `created_at`, `updated_at`, `region_id`, `sales_channel_id`,
   *   `customer_id`, `q`, `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a draft order. `POST /admin/draft-orders`
   * @param args - body with `region_id`, optional `status`, `sales_channel_id`, `email`, `customer_id`,
   *   `billing_address`, `shipping_address`, `items`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a draft order. `DELETE /admin/draft-orders/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"delete">
  /**
   * Get a draft order. `GET /admin/draft-orders/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a draft order. `POST /admin/draft-orders/:id`
   * @param args - `id`; optional body with `email`, `customer_id`, `sales_channel_id`, `shipping_address`,
   *   `billing_address`, `metadata`, `locale`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Convert a draft to an order. `POST /admin/draft-orders/:id/convert-to-order`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly convertToOrder: Of<"convertToOrder">
  /**
   * Discard the edit of a draft. `DELETE /admin/draft-orders/:id/edit`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelEdit: Of<"cancelEdit">
  /**
   * Start editing a draft. `POST /admin/draft-orders/:id/edit`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly beginEdit: Of<"beginEdit">
  /**
   * Confirm the edit of a draft. `POST /admin/draft-orders/:id/edit/confirm`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly confirmEdit: Of<"confirmEdit">
  /**
   * Add items to a draft. `POST /admin/draft-orders/:id/edit/items`
   * @param args - `id`; body with `items`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly addItems: Of<"addItems">
  /**
   * Remove an item that the edit adds. `DELETE /admin/draft-orders/:id/edit/items/:action_id`
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removeActionItem: Of<"removeActionItem">
  /**
   * Change an item that the edit adds. `POST /admin/draft-orders/:id/edit/items/:action_id`
   * @param args - `id`, `action_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateActionItem: Of<"updateActionItem">
  /**
   * Change an item that the draft already has. `POST /admin/draft-orders/:id/edit/items/item/:item_id`
   * @param args - `id`, `item_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateItem: Of<"updateItem">
  /**
   * Remove promotion codes from a draft. `DELETE /admin/draft-orders/:id/edit/promotions`
   * @param args - `id`; body with `promo_codes`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removePromotions: Of<"removePromotions">
  /**
   * Add promotion codes to a draft. `POST /admin/draft-orders/:id/edit/promotions`
   * @param args - `id`; body with `promo_codes`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addPromotions: Of<"addPromotions">
  /**
   * Request confirmation of the edit. `POST /admin/draft-orders/:id/edit/request`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly requestEdit: Of<"requestEdit">
  /**
   * Add a shipping method to a draft. `POST /admin/draft-orders/:id/edit/shipping-methods`
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addShippingMethod: Of<"addShippingMethod">
  /**
   * Remove a shipping method that the edit adds. `DELETE /admin/draft-orders/:id/edit/shipping-methods/:action_id`
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removeActionShippingMethod: Of<"removeActionShippingMethod">
  /**
   * Change a shipping method that the edit adds. `POST /admin/draft-orders/:id/edit/shipping-methods/:action_id`
   * @param args - `id`, `action_id`; body with `shipping_option_id`, optional `custom_amount`, `description`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateActionShippingMethod: Of<"updateActionShippingMethod">
  /**
   * Remove a shipping method that the draft already has. `DELETE
   * /admin/draft-orders/:id/edit/shipping-methods/method/:method_id`
   * @param args - `id`, `method_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeShippingMethod: Of<"removeShippingMethod">
  /**
   * Change a shipping method that the draft already has. `POST
   * /admin/draft-orders/:id/edit/shipping-methods/method/:method_id`
   * @param args - `id`, `method_id`; optional body with `shipping_option_id`, `custom_amount`, `internal_note`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateShippingMethod: Of<"updateShippingMethod">
}
