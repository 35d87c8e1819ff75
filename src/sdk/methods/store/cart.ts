// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["cart"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Cart {
  /**
   * Create a cart. `POST /store/carts`
   * @param args - optional body with `region_id`, `shipping_address`, `billing_address`, `email`, `currency_code`,
   *   `items`, `sales_channel_id`, `promo_codes`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Get a cart. `GET /store/carts/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a cart. `POST /store/carts/:id`
   * @param args - `id`; optional body with `region_id`, `email`, `billing_address`, `shipping_address`,
   *   `sales_channel_id`, `metadata`, `promo_codes`, `locale`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Complete a cart; a declined payment returns the cart and the error. `POST /store/carts/:id/complete`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly complete: Of<"complete">
  /**
   * Assign a guest's cart to the signed-in customer. `POST /store/carts/:id/customer`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly transferCart: Of<"transferCart">
  /**
   * Add a variant to a cart. `POST /store/carts/:id/line-items`
   * @param args - `id`; body with `variant_id`, `quantity`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly createLineItem: Of<"createLineItem">
  /**
   * Remove an item from a cart. `DELETE /store/carts/:id/line-items/:line_id`
   * @param args - `id`, `line_id`; optional query with `fields`
   */
  readonly deleteLineItem: Of<"deleteLineItem">
  /**
   * Change the quantity of an item; 0 removes it. `POST /store/carts/:id/line-items/:line_id`
   * @param args - `id`, `line_id`; body with `quantity`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly updateLineItem: Of<"updateLineItem">
  /**
   * Remove promotion codes from a cart. `DELETE /store/carts/:id/promotions`
   * @param args - `id`; body with `promo_codes`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly removePromotions: Of<"removePromotions">
  /**
   * Add promotion codes to a cart. `POST /store/carts/:id/promotions`
   * @param args - `id`; body with `promo_codes`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly addPromotions: Of<"addPromotions">
  /**
   * Add a shipping method to a cart. `POST /store/carts/:id/shipping-methods`
   * @param args - `id`; body with `option_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly addShippingMethod: Of<"addShippingMethod">
  /**
   * Calculate the taxes of a cart. `POST /store/carts/:id/taxes`
   * @param args - `id`; optional body with `fields`; optional query with `fields`
   */
  readonly calculateTaxes: Of<"calculateTaxes">
}
