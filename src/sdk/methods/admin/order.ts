// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["order"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Order {
  /**
   * Set whether a change keeps the order's promotions. `POST /admin/order-changes/:id`
   * @param args - `id`; optional body with `carry_over_promotions`, `internal_note`; optional query with `id`,
   *   `status`, `change_type`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateOrderChange: Of<"updateOrderChange">
  /**
   * List orders. `GET /admin/orders`
   * @param args - optional query with `id`, `status`, `sales_channel_id`, `region_id`, `customer_id`, `created_at`,
   *   `updated_at`, `total`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get an order. `GET /admin/orders/:id`
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update an order. `POST /admin/orders/:id`
   * @param args - `id`; optional body with `email`, `shipping_address`, `billing_address`, `locale`, `metadata`;
   *   optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Archive an order. `POST /admin/orders/:id/archive`
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly archive: Of<"archive">
  /**
   * Cancel an order. `POST /admin/orders/:id/cancel`
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"cancel">
  /**
   * List the changes of an order. `GET /admin/orders/:id/changes`
   * @param args - `id`; optional query with `id`, `status`, `change_type`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listChanges: Of<"listChanges">
  /**
   * Mark an order as completed. `POST /admin/orders/:id/complete`
   * @param args - `id`; optional body with `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly complete: Of<"complete">
  /**
   * Add a credit line to an order. `POST /admin/orders/:id/credit-lines`
   * @param args - `id`; body with `amount`, `reference`, `reference_id`, optional `metadata`; optional query with
   *   `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createCreditLine: Of<"createCreditLine">
  /**
   * Create a fulfillment for items of an order. `POST /admin/orders/:id/fulfillments`
   * @param args - `id`; body with `items`, optional `location_id`, `shipping_option_id`, `no_notification`,
   *   `delivery_address`, `metadata`, `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createFulfillment: Of<"createFulfillment">
  /**
   * Cancel a fulfillment. `POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel`
   * @param args - `id`, `fulfillment_id`; optional body with `no_notification`, `additional_data`; optional query
   *   with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly cancelFulfillment: Of<"cancelFulfillment">
  /**
   * Mark a fulfillment as delivered. `POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered`
   * @param args - `id`, `fulfillment_id`; optional body with `no_notification`; optional query with `version`,
   *   `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly markAsDelivered: Of<"markAsDelivered">
  /**
   * Mark a fulfillment as shipped, with its labels. `POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments`
   * @param args - `id`, `fulfillment_id`; body with `items`, optional `labels`, `no_notification`, `metadata`,
   *   `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly createShipment: Of<"createShipment">
  /**
   * List the items of an order, in one version or all. `GET /admin/orders/:id/line-items`
   * @param args - `id`; optional query with `id`, `item_id`, `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listLineItems: Of<"listLineItems">
  /**
   * Authorize a payment session for the balance due. `POST /admin/orders/:id/payment-sessions/authorize`
   * @param args - `id`; body with `payment_session_id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly authorizePaymentSession: Of<"authorizePaymentSession">
  /**
   * Preview the order with its open change applied. `GET /admin/orders/:id/preview`
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrievePreview: Of<"retrievePreview">
  /**
   * List the shipping options of an order. `GET /admin/orders/:id/shipping-options`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly listShippingOptions: Of<"listShippingOptions">
  /**
   * Request the transfer of an order to another customer. `POST /admin/orders/:id/transfer`
   * @param args - `id`; body with `customer_id`, optional `description`, `internal_note`, `update_order_email`;
   *   optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly requestTransfer: Of<"requestTransfer">
  /**
   * Cancel the transfer of an order. `POST /admin/orders/:id/transfer/cancel`
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelTransfer: Of<"cancelTransfer">
  /**
   * Transfer an order to a guest immediately. `POST /admin/orders/:id/transfer/guest`
   * @param args - `id`; body with `email`, optional `description`, `internal_note`; optional query with `version`,
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly transferToGuest: Of<"transferToGuest">
  /**
   * Export orders to a file. `POST /admin/orders/export`
   * @param args - optional query with `id`, `status`, `sales_channel_id`, `region_id`, `customer_id`, `created_at`,
   *   `updated_at`, `total`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"export">
}
