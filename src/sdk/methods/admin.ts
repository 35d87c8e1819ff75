// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { adminEndpoints } from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Tables = typeof adminEndpoints
type Of<R extends keyof Tables, M extends keyof Tables[R]> = MethodOf<Tables[R], M>

interface ApiKey {
  /**
   * List API keys.
   *
   * `GET /admin/api-keys`
   *
   * @param args - optional query with `id`, `title`, `token`, `type`, `created_at`, `updated_at`, `deleted_at`,
   *   `revoked_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"apiKey", "list">
  /**
   * Create an API key.
   *
   * `POST /admin/api-keys`
   *
   * @param args - body with `title`, `type`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"apiKey", "create">
  /**
   * Delete an API key.
   *
   * `DELETE /admin/api-keys/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly delete: Of<"apiKey", "delete">
  /**
   * Get an API key.
   *
   * `GET /admin/api-keys/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"apiKey", "retrieve">
  /**
   * Update an API key.
   *
   * `POST /admin/api-keys/:id`
   *
   * @param args - `id`; body with `title`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"apiKey", "update">
  /**
   * Revoke an API key, now or in some seconds.
   *
   * `POST /admin/api-keys/:id/revoke`
   *
   * @param args - `id`; optional body with `revoke_in`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly revoke: Of<"apiKey", "revoke">
  /**
   * Add sales channels to a publishable key, or remove them.
   *
   * `POST /admin/api-keys/:id/sales-channels`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly batchSalesChannels: Of<"apiKey", "batchSalesChannels">
}

interface Campaign {
  /**
   * List campaigns.
   *
   * `GET /admin/campaigns`
   *
   * @param args - optional query with `campaign_identifier`, `budget`, `q`, `limit`, `offset`, `order`, `fields`,
   *   `with_deleted`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"campaign", "list">
  /**
   * Create a campaign.
   *
   * `POST /admin/campaigns`
   *
   * @param args - body with `name`, `campaign_identifier`, optional `description`, `budget`, `starts_at`, `ends_at`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"campaign", "create">
  /**
   * Delete a campaign.
   *
   * `DELETE /admin/campaigns/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"campaign", "delete">
  /**
   * Get a campaign.
   *
   * `GET /admin/campaigns/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"campaign", "retrieve">
  /**
   * Update a campaign.
   *
   * `POST /admin/campaigns/:id`
   *
   * @param args - `id`; optional body with `name`, `campaign_identifier`, `description`, `budget`, `starts_at`,
   *   `ends_at`, `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"campaign", "update">
  /**
   * Add promotions to a campaign, or remove them.
   *
   * `POST /admin/campaigns/:id/promotions`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly batchPromotions: Of<"campaign", "batchPromotions">
}

interface Claim {
  /**
   * List claims.
   *
   * `GET /admin/claims`
   *
   * @param args - optional query with `id`, `order_id`, `status`, `created_at`, `updated_at`, `deleted_at`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"claim", "list">
  /**
   * Start a claim on an order.
   *
   * `POST /admin/claims`
   *
   * @param args - body with `type`, `order_id`, optional `description`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"claim", "create">
  /**
   * Get a claim.
   *
   * `GET /admin/claims/:id`
   *
   * @param args - `id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"claim", "retrieve">
  /**
   * Cancel a claim and its return.
   *
   * `POST /admin/claims/:id/cancel`
   *
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"claim", "cancel">
  /**
   * Add claimed items.
   *
   * `POST /admin/claims/:id/claim-items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addItems: Of<"claim", "addItems">
  /**
   * Remove a claimed item.
   *
   * `DELETE /admin/claims/:id/claim-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeItem: Of<"claim", "removeItem">
  /**
   * Change the quantity or the reason of a claimed item.
   *
   * `POST /admin/claims/:id/claim-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateItem: Of<"claim", "updateItem">
  /**
   * Add items to return.
   *
   * `POST /admin/claims/:id/inbound/items`
   *
   * @param args - `id`; body with `items`, optional `location_id`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addInboundItems: Of<"claim", "addInboundItems">
  /**
   * Remove an item to return.
   *
   * `DELETE /admin/claims/:id/inbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeInboundItem: Of<"claim", "removeInboundItem">
  /**
   * Change an item to return.
   *
   * `POST /admin/claims/:id/inbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundItem: Of<"claim", "updateInboundItem">
  /**
   * Set the return shipping method.
   *
   * `POST /admin/claims/:id/inbound/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addInboundShipping: Of<"claim", "addInboundShipping">
  /**
   * Remove the return shipping method.
   *
   * `DELETE /admin/claims/:id/inbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteInboundShipping: Of<"claim", "deleteInboundShipping">
  /**
   * Change the price of the return shipping method.
   *
   * `POST /admin/claims/:id/inbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundShipping: Of<"claim", "updateInboundShipping">
  /**
   * Add replacement items.
   *
   * `POST /admin/claims/:id/outbound/items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addOutboundItems: Of<"claim", "addOutboundItems">
  /**
   * Remove a replacement item.
   *
   * `DELETE /admin/claims/:id/outbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeOutboundItem: Of<"claim", "removeOutboundItem">
  /**
   * Change a replacement item.
   *
   * `POST /admin/claims/:id/outbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundItem: Of<"claim", "updateOutboundItem">
  /**
   * Set the shipping method of the replacement.
   *
   * `POST /admin/claims/:id/outbound/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addOutboundShipping: Of<"claim", "addOutboundShipping">
  /**
   * Remove the shipping method of the replacement.
   *
   * `DELETE /admin/claims/:id/outbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteOutboundShipping: Of<"claim", "deleteOutboundShipping">
  /**
   * Change the price of the replacement's shipping method.
   *
   * `POST /admin/claims/:id/outbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundShipping: Of<"claim", "updateOutboundShipping">
  /**
   * Discard an unconfirmed claim.
   *
   * `DELETE /admin/claims/:id/request`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancelRequest: Of<"claim", "cancelRequest">
  /**
   * Confirm a claim.
   *
   * `POST /admin/claims/:id/request`
   *
   * @param args - `id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly request: Of<"claim", "request">
}

interface Currency {
  /**
   * List currencies.
   *
   * `GET /admin/currencies`
   *
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"currency", "list">
  /**
   * Get a currency.
   *
   * `GET /admin/currencies/:code`
   *
   * @param args - `code`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"currency", "retrieve">
}

interface Customer {
  /**
   * List customers.
   *
   * `GET /admin/customers`
   *
   * @param args - optional query with `id`, `email`, `groups`, `company_name`, `first_name`, `last_name`,
   *   `has_account`, `created_by`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"customer", "list">
  /**
   * Create a customer.
   *
   * `POST /admin/customers`
   *
   * @param args - optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"customer", "create">
  /**
   * Delete a customer.
   *
   * `DELETE /admin/customers/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"customer", "delete">
  /**
   * Get a customer.
   *
   * `GET /admin/customers/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"customer", "retrieve">
  /**
   * Update a customer.
   *
   * `POST /admin/customers/:id`
   *
   * @param args - `id`; optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"customer", "update">
  /**
   * List the addresses of a customer.
   *
   * `GET /admin/customers/:id/addresses`
   *
   * @param args - `id`; optional query with `company`, `city`, `country_code`, `province`, `postal_code`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAddresses: Of<"customer", "listAddresses">
  /**
   * Add an address to a customer.
   *
   * `POST /admin/customers/:id/addresses`
   *
   * @param args - `id`; optional body with `address_name`, `is_default_shipping`, `is_default_billing`, `company`,
   *   `first_name`, `last_name`, `address_1`, `address_2`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createAddress: Of<"customer", "createAddress">
  /**
   * Delete an address of a customer.
   *
   * `DELETE /admin/customers/:id/addresses/:address_id`
   *
   * @param args - `id`, `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteAddress: Of<"customer", "deleteAddress">
  /**
   * Get an address of a customer.
   *
   * `GET /admin/customers/:id/addresses/:address_id`
   *
   * @param args - `id`, `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveAddress: Of<"customer", "retrieveAddress">
  /**
   * Update an address of a customer.
   *
   * `POST /admin/customers/:id/addresses/:address_id`
   *
   * @param args - `id`, `address_id`; optional body with `address_name`, `is_default_shipping`, `is_default_billing`,
   *   `company`, `first_name`, `last_name`, `address_1`, `address_2`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateAddress: Of<"customer", "updateAddress">
  /**
   * Add a customer to groups, or remove them.
   *
   * `POST /admin/customers/:id/customer-groups`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchCustomerGroups: Of<"customer", "batchCustomerGroups">
}

interface CustomerGroup {
  /**
   * List customer groups.
   *
   * `GET /admin/customer-groups`
   *
   * @param args - optional query with `id`, `name`, `customers`, `created_by`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"customerGroup", "list">
  /**
   * Create a customer group.
   *
   * `POST /admin/customer-groups`
   *
   * @param args - body with `name`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"customerGroup", "create">
  /**
   * Delete a customer group.
   *
   * `DELETE /admin/customer-groups/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"customerGroup", "delete">
  /**
   * Get a customer group.
   *
   * `GET /admin/customer-groups/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"customerGroup", "retrieve">
  /**
   * Update a customer group.
   *
   * `POST /admin/customer-groups/:id`
   *
   * @param args - `id`; optional body with `name`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"customerGroup", "update">
  /**
   * Add customers to a group, or remove them.
   *
   * `POST /admin/customer-groups/:id/customers`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchCustomers: Of<"customerGroup", "batchCustomers">
}

interface DraftOrder {
  /**
   * List draft orders.
   *
   * `GET /admin/draft-orders`
   *
   * @param args - optional query with `id`, `created_at`, `updated_at`, `region_id`, `sales_channel_id`,
   *   `customer_id`, `q`, `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"draftOrder", "list">
  /**
   * Create a draft order.
   *
   * `POST /admin/draft-orders`
   *
   * @param args - body with `region_id`, optional `status`, `sales_channel_id`, `email`, `customer_id`,
   *   `billing_address`, `shipping_address`, `items`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"draftOrder", "create">
  /**
   * Delete a draft order.
   *
   * `DELETE /admin/draft-orders/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"draftOrder", "delete">
  /**
   * Get a draft order.
   *
   * `GET /admin/draft-orders/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"draftOrder", "retrieve">
  /**
   * Update a draft order.
   *
   * `POST /admin/draft-orders/:id`
   *
   * @param args - `id`; optional body with `email`, `customer_id`, `sales_channel_id`, `shipping_address`,
   *   `billing_address`, `metadata`, `locale`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"draftOrder", "update">
  /**
   * Convert a draft to an order.
   *
   * `POST /admin/draft-orders/:id/convert-to-order`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly convertToOrder: Of<"draftOrder", "convertToOrder">
  /**
   * Discard the edit of a draft.
   *
   * `DELETE /admin/draft-orders/:id/edit`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelEdit: Of<"draftOrder", "cancelEdit">
  /**
   * Start editing a draft.
   *
   * `POST /admin/draft-orders/:id/edit`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly beginEdit: Of<"draftOrder", "beginEdit">
  /**
   * Confirm the edit of a draft.
   *
   * `POST /admin/draft-orders/:id/edit/confirm`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly confirmEdit: Of<"draftOrder", "confirmEdit">
  /**
   * Add items to a draft.
   *
   * `POST /admin/draft-orders/:id/edit/items`
   *
   * @param args - `id`; body with `items`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly addItems: Of<"draftOrder", "addItems">
  /**
   * Remove an item that the edit adds.
   *
   * `DELETE /admin/draft-orders/:id/edit/items/:action_id`
   *
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removeActionItem: Of<"draftOrder", "removeActionItem">
  /**
   * Change an item that the edit adds.
   *
   * `POST /admin/draft-orders/:id/edit/items/:action_id`
   *
   * @param args - `id`, `action_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateActionItem: Of<"draftOrder", "updateActionItem">
  /**
   * Change an item that the draft already has.
   *
   * `POST /admin/draft-orders/:id/edit/items/item/:item_id`
   *
   * @param args - `id`, `item_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateItem: Of<"draftOrder", "updateItem">
  /**
   * Remove promotion codes from a draft.
   *
   * `DELETE /admin/draft-orders/:id/edit/promotions`
   *
   * @param args - `id`; body with `promo_codes`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removePromotions: Of<"draftOrder", "removePromotions">
  /**
   * Add promotion codes to a draft.
   *
   * `POST /admin/draft-orders/:id/edit/promotions`
   *
   * @param args - `id`; body with `promo_codes`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addPromotions: Of<"draftOrder", "addPromotions">
  /**
   * Request confirmation of the edit.
   *
   * `POST /admin/draft-orders/:id/edit/request`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly requestEdit: Of<"draftOrder", "requestEdit">
  /**
   * Add a shipping method to a draft.
   *
   * `POST /admin/draft-orders/:id/edit/shipping-methods`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addShippingMethod: Of<"draftOrder", "addShippingMethod">
  /**
   * Remove a shipping method that the edit adds.
   *
   * `DELETE /admin/draft-orders/:id/edit/shipping-methods/:action_id`
   *
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly removeActionShippingMethod: Of<"draftOrder", "removeActionShippingMethod">
  /**
   * Change a shipping method that the edit adds.
   *
   * `POST /admin/draft-orders/:id/edit/shipping-methods/:action_id`
   *
   * @param args - `id`, `action_id`; body with `shipping_option_id`, optional `custom_amount`, `description`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateActionShippingMethod: Of<"draftOrder", "updateActionShippingMethod">
  /**
   * Remove a shipping method that the draft already has.
   *
   * `DELETE /admin/draft-orders/:id/edit/shipping-methods/method/:method_id`
   *
   * @param args - `id`, `method_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeShippingMethod: Of<"draftOrder", "removeShippingMethod">
  /**
   * Change a shipping method that the draft already has.
   *
   * `POST /admin/draft-orders/:id/edit/shipping-methods/method/:method_id`
   *
   * @param args - `id`, `method_id`; optional body with `shipping_option_id`, `custom_amount`, `internal_note`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateShippingMethod: Of<"draftOrder", "updateShippingMethod">
}

interface Exchange {
  /**
   * List exchanges.
   *
   * `GET /admin/exchanges`
   *
   * @param args - optional query with `id`, `order_id`, `status`, `created_at`, `updated_at`, `deleted_at`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"exchange", "list">
  /**
   * Start an exchange on an order.
   *
   * `POST /admin/exchanges`
   *
   * @param args - body with `order_id`, optional `description`, `internal_note`, `metadata`; optional query with
   *   `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"exchange", "create">
  /**
   * Get an exchange.
   *
   * `GET /admin/exchanges/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"exchange", "retrieve">
  /**
   * Cancel an exchange and its return.
   *
   * `POST /admin/exchanges/:id/cancel`
   *
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"exchange", "cancel">
  /**
   * Add items to return.
   *
   * `POST /admin/exchanges/:id/inbound/items`
   *
   * @param args - `id`; body with `items`, optional `location_id`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addInboundItems: Of<"exchange", "addInboundItems">
  /**
   * Remove an item to return.
   *
   * `DELETE /admin/exchanges/:id/inbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeInboundItem: Of<"exchange", "removeInboundItem">
  /**
   * Change an item to return.
   *
   * `POST /admin/exchanges/:id/inbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundItem: Of<"exchange", "updateInboundItem">
  /**
   * Set the return shipping method.
   *
   * `POST /admin/exchanges/:id/inbound/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addInboundShipping: Of<"exchange", "addInboundShipping">
  /**
   * Remove the return shipping method.
   *
   * `DELETE /admin/exchanges/:id/inbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteInboundShipping: Of<"exchange", "deleteInboundShipping">
  /**
   * Change the price of the return shipping method.
   *
   * `POST /admin/exchanges/:id/inbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateInboundShipping: Of<"exchange", "updateInboundShipping">
  /**
   * Add new items.
   *
   * `POST /admin/exchanges/:id/outbound/items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addOutboundItems: Of<"exchange", "addOutboundItems">
  /**
   * Remove a new item.
   *
   * `DELETE /admin/exchanges/:id/outbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeOutboundItem: Of<"exchange", "removeOutboundItem">
  /**
   * Change a new item.
   *
   * `POST /admin/exchanges/:id/outbound/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundItem: Of<"exchange", "updateOutboundItem">
  /**
   * Set the shipping method of the new items.
   *
   * `POST /admin/exchanges/:id/outbound/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addOutboundShipping: Of<"exchange", "addOutboundShipping">
  /**
   * Remove the shipping method of the new items.
   *
   * `DELETE /admin/exchanges/:id/outbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteOutboundShipping: Of<"exchange", "deleteOutboundShipping">
  /**
   * Change the price of the new items' shipping method.
   *
   * `POST /admin/exchanges/:id/outbound/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateOutboundShipping: Of<"exchange", "updateOutboundShipping">
  /**
   * Discard an unconfirmed exchange.
   *
   * `DELETE /admin/exchanges/:id/request`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly cancelRequest: Of<"exchange", "cancelRequest">
  /**
   * Confirm an exchange.
   *
   * `POST /admin/exchanges/:id/request`
   *
   * @param args - `id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly request: Of<"exchange", "request">
}

interface FeatureFlag {
  /**
   * List feature flags.
   *
   * `GET /admin/feature-flags`
   */
  readonly list: Of<"featureFlag", "list">
}

interface Fulfillment {
  /**
   * Create a fulfillment.
   *
   * `POST /admin/fulfillments`
   *
   * @param args - body with `location_id`, `provider_id`, `delivery_address`, `items`, `labels`, `order_id`, `data`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"fulfillment", "create">
  /**
   * Cancel a fulfillment.
   *
   * `POST /admin/fulfillments/:id/cancel`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"fulfillment", "cancel">
  /**
   * Mark a fulfillment as shipped.
   *
   * `POST /admin/fulfillments/:id/shipment`
   *
   * @param args - `id`; body with `labels`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createShipment: Of<"fulfillment", "createShipment">
}

interface FulfillmentProvider {
  /**
   * List fulfillment providers.
   *
   * `GET /admin/fulfillment-providers`
   *
   * @param args - optional query with `id`, `stock_location_id`, `is_enabled`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"fulfillmentProvider", "list">
  /**
   * List fulfillment options.
   *
   * `GET /admin/fulfillment-providers/:id/options`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listFulfillmentOptions: Of<"fulfillmentProvider", "listFulfillmentOptions">
}

interface FulfillmentSet {
  /**
   * Delete a fulfillment set.
   *
   * `DELETE /admin/fulfillment-sets/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"fulfillmentSet", "delete">
  /**
   * Add a service zone to a fulfillment set.
   *
   * `POST /admin/fulfillment-sets/:id/service-zones`
   *
   * @param args - `id`; body with `name`, optional `geo_zones`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createServiceZone: Of<"fulfillmentSet", "createServiceZone">
  /**
   * Delete a service zone.
   *
   * `DELETE /admin/fulfillment-sets/:id/service-zones/:zone_id`
   *
   * @param args - `id`, `zone_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteServiceZone: Of<"fulfillmentSet", "deleteServiceZone">
  /**
   * Get a service zone.
   *
   * `GET /admin/fulfillment-sets/:id/service-zones/:zone_id`
   *
   * @param args - `id`, `zone_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveServiceZone: Of<"fulfillmentSet", "retrieveServiceZone">
  /**
   * Update a service zone.
   *
   * `POST /admin/fulfillment-sets/:id/service-zones/:zone_id`
   *
   * @param args - `id`, `zone_id`; optional body with `name`, `geo_zones`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateServiceZone: Of<"fulfillmentSet", "updateServiceZone">
}

interface IndexEngine {
  /**
   * Get the contents and state of the index. Needs the server's feature flag `index_engine`.
   *
   * `GET /admin/index/details`
   *
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly details: Of<"indexEngine", "details">
  /**
   * Synchronize the index. Needs the server's feature flag `index_engine`.
   *
   * `POST /admin/index/sync`
   *
   * @param args - optional body with `strategy`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly sync: Of<"indexEngine", "sync">
}

interface InventoryItem {
  /**
   * List inventory items.
   *
   * `GET /admin/inventory-items`
   *
   * @param args - optional query with `id`, `sku`, `origin_country`, `mid_code`, `hs_code`, `material`,
   *   `requires_shipping`, `weight`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"inventoryItem", "list">
  /**
   * Create an inventory item.
   *
   * `POST /admin/inventory-items`
   *
   * @param args - optional body with `sku`, `hs_code`, `weight`, `length`, `height`, `width`, `origin_country`,
   *   `mid_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"inventoryItem", "create">
  /**
   * Delete an inventory item.
   *
   * `DELETE /admin/inventory-items/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"inventoryItem", "delete">
  /**
   * Get an inventory item.
   *
   * `GET /admin/inventory-items/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"inventoryItem", "retrieve">
  /**
   * Update an inventory item.
   *
   * `POST /admin/inventory-items/:id`
   *
   * @param args - `id`; optional body with `sku`, `hs_code`, `weight`, `length`, `height`, `width`, `origin_country`,
   *   `mid_code`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"inventoryItem", "update">
  /**
   * List the levels of an inventory item.
   *
   * `GET /admin/inventory-items/:id/location-levels`
   *
   * @param args - `id`; optional query with `location_id`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, `$or`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listLevels: Of<"inventoryItem", "listLevels">
  /**
   * Add a level at a location.
   *
   * `POST /admin/inventory-items/:id/location-levels`
   *
   * @param args - `id`; body with `location_id`, optional `stocked_quantity`, `incoming_quantity`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createLevel: Of<"inventoryItem", "createLevel">
  /**
   * Delete the level at a location.
   *
   * `DELETE /admin/inventory-items/:id/location-levels/:location_id`
   *
   * @param args - `id`, `location_id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteLevel: Of<"inventoryItem", "deleteLevel">
  /**
   * Set the quantity at a location.
   *
   * `POST /admin/inventory-items/:id/location-levels/:location_id`
   *
   * @param args - `id`, `location_id`; optional body with `stocked_quantity`, `incoming_quantity`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateLevel: Of<"inventoryItem", "updateLevel">
  /**
   * Create, update and delete levels of one item.
   *
   * `POST /admin/inventory-items/:id/location-levels/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`, `force`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchInventoryItemLocationLevels: Of<"inventoryItem", "batchInventoryItemLocationLevels">
  /**
   * Export inventory items to a file.
   *
   * `POST /admin/inventory-items/export`
   *
   * @param args - optional query with `id`, `sku`, `origin_country`, `mid_code`, `hs_code`, `material`,
   *   `requires_shipping`, `weight`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"inventoryItem", "export">
  /**
   * Create, update and delete levels of several items.
   *
   * `POST /admin/inventory-items/location-levels/batch`
   *
   * @param args - optional body with `create`, `update`, `delete`, `force`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchInventoryItemsLocationLevels: Of<"inventoryItem", "batchInventoryItemsLocationLevels">
}

interface Invite {
  /**
   * List invites.
   *
   * `GET /admin/invites`
   *
   * @param args - optional query with `id`, `email`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"invite", "list">
  /**
   * Create an invite.
   *
   * `POST /admin/invites`
   *
   * @param args - body with `email`, optional `roles`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"invite", "create">
  /**
   * Delete an invite.
   *
   * `DELETE /admin/invites/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"invite", "delete">
  /**
   * Get an invite.
   *
   * `GET /admin/invites/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"invite", "retrieve">
  /**
   * Send an invite again, with a new token.
   *
   * `POST /admin/invites/:id/resend`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly resend: Of<"invite", "resend">
  /**
   * Accept an invite and become a user.
   *
   * `POST /admin/invites/accept`
   *
   * @param args - optional body with `email`, `first_name`, `last_name`; query with `token`, optional `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly accept: Of<"invite", "accept">
}

interface Layouts {
  /**
   * Restore the default layout of a zone.
   *
   * `DELETE /admin/layouts/:zone/configuration`
   *
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteConfiguration: Of<"layouts", "deleteConfiguration">
  /**
   * Get the layout of a zone.
   *
   * `GET /admin/layouts/:zone/configuration`
   *
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveConfiguration: Of<"layouts", "retrieveConfiguration">
  /**
   * Set the layout of a zone.
   *
   * `POST /admin/layouts/:zone/configuration`
   *
   * @param args - `zone`; body with `configuration`, optional `is_default`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly setConfiguration: Of<"layouts", "setConfiguration">
  /**
   * List configurations.
   *
   * `GET /admin/layouts/configurations`
   *
   * @param args - optional query with `id`, `zone`, `user_id`, `is_system_default`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listConfigurations: Of<"layouts", "listConfigurations">
}

interface Locale {
  /**
   * List locales. Needs the server's feature flag `translation`.
   *
   * `GET /admin/locales`
   *
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"locale", "list">
  /**
   * Get a locale. Needs the server's feature flag `translation`.
   *
   * `GET /admin/locales/:code`
   *
   * @param args - `code`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"locale", "retrieve">
}

interface Notification {
  /**
   * List notifications.
   *
   * `GET /admin/notifications`
   *
   * @param args - optional query with `id`, `channel`, `to`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"notification", "list">
  /**
   * Get a notification.
   *
   * `GET /admin/notifications/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"notification", "retrieve">
}

interface Order {
  /**
   * Set whether a change keeps the order's promotions.
   *
   * `POST /admin/order-changes/:id`
   *
   * @param args - `id`; optional body with `carry_over_promotions`, `internal_note`; optional query with `id`,
   *   `status`, `change_type`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateOrderChange: Of<"order", "updateOrderChange">
  /**
   * List orders.
   *
   * `GET /admin/orders`
   *
   * @param args - optional query with `id`, `status`, `sales_channel_id`, `region_id`, `customer_id`, `created_at`,
   *   `updated_at`, `total`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"order", "list">
  /**
   * Get an order.
   *
   * `GET /admin/orders/:id`
   *
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"order", "retrieve">
  /**
   * Update an order.
   *
   * `POST /admin/orders/:id`
   *
   * @param args - `id`; optional body with `email`, `shipping_address`, `billing_address`, `locale`, `metadata`;
   *   optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"order", "update">
  /**
   * Archive an order.
   *
   * `POST /admin/orders/:id/archive`
   *
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly archive: Of<"order", "archive">
  /**
   * Cancel an order.
   *
   * `POST /admin/orders/:id/cancel`
   *
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"order", "cancel">
  /**
   * List the changes of an order.
   *
   * `GET /admin/orders/:id/changes`
   *
   * @param args - `id`; optional query with `id`, `status`, `change_type`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listChanges: Of<"order", "listChanges">
  /**
   * Mark an order as completed.
   *
   * `POST /admin/orders/:id/complete`
   *
   * @param args - `id`; optional body with `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly complete: Of<"order", "complete">
  /**
   * Add a credit line to an order.
   *
   * `POST /admin/orders/:id/credit-lines`
   *
   * @param args - `id`; body with `amount`, `reference`, `reference_id`, optional `metadata`; optional query with
   *   `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createCreditLine: Of<"order", "createCreditLine">
  /**
   * Create a fulfillment for items of an order.
   *
   * `POST /admin/orders/:id/fulfillments`
   *
   * @param args - `id`; body with `items`, optional `location_id`, `shipping_option_id`, `no_notification`,
   *   `delivery_address`, `metadata`, `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createFulfillment: Of<"order", "createFulfillment">
  /**
   * Cancel a fulfillment.
   *
   * `POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel`
   *
   * @param args - `id`, `fulfillment_id`; optional body with `no_notification`, `additional_data`; optional query
   *   with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly cancelFulfillment: Of<"order", "cancelFulfillment">
  /**
   * Mark a fulfillment as delivered.
   *
   * `POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered`
   *
   * @param args - `id`, `fulfillment_id`; optional body with `no_notification`; optional query with `version`,
   *   `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly markAsDelivered: Of<"order", "markAsDelivered">
  /**
   * Mark a fulfillment as shipped, with its labels.
   *
   * `POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments`
   *
   * @param args - `id`, `fulfillment_id`; body with `items`, optional `labels`, `no_notification`, `metadata`,
   *   `additional_data`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly createShipment: Of<"order", "createShipment">
  /**
   * List the items of an order, in one version or all.
   *
   * `GET /admin/orders/:id/line-items`
   *
   * @param args - `id`; optional query with `id`, `item_id`, `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listLineItems: Of<"order", "listLineItems">
  /**
   * Authorize a payment session for the balance due.
   *
   * `POST /admin/orders/:id/payment-sessions/authorize`
   *
   * @param args - `id`; body with `payment_session_id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly authorizePaymentSession: Of<"order", "authorizePaymentSession">
  /**
   * Preview the order with its open change applied.
   *
   * `GET /admin/orders/:id/preview`
   *
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrievePreview: Of<"order", "retrievePreview">
  /**
   * List the shipping options of an order.
   *
   * `GET /admin/orders/:id/shipping-options`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly listShippingOptions: Of<"order", "listShippingOptions">
  /**
   * Request the transfer of an order to another customer.
   *
   * `POST /admin/orders/:id/transfer`
   *
   * @param args - `id`; body with `customer_id`, optional `description`, `internal_note`, `update_order_email`;
   *   optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly requestTransfer: Of<"order", "requestTransfer">
  /**
   * Cancel the transfer of an order.
   *
   * `POST /admin/orders/:id/transfer/cancel`
   *
   * @param args - `id`; optional query with `version`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelTransfer: Of<"order", "cancelTransfer">
  /**
   * Transfer an order to a guest immediately.
   *
   * `POST /admin/orders/:id/transfer/guest`
   *
   * @param args - `id`; body with `email`, optional `description`, `internal_note`; optional query with `version`,
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly transferToGuest: Of<"order", "transferToGuest">
  /**
   * Export orders to a file.
   *
   * `POST /admin/orders/export`
   *
   * @param args - optional query with `id`, `status`, `sales_channel_id`, `region_id`, `customer_id`, `created_at`,
   *   `updated_at`, `total`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"order", "export">
}

interface OrderEdit {
  /**
   * Start editing an order.
   *
   * `POST /admin/order-edits`
   *
   * @param args - body with `order_id`, optional `description`, `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateRequest: Of<"orderEdit", "initiateRequest">
  /**
   * Discard the edit of an order.
   *
   * `DELETE /admin/order-edits/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly cancelRequest: Of<"orderEdit", "cancelRequest">
  /**
   * Confirm the edit of an order.
   *
   * `POST /admin/order-edits/:id/confirm`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly confirm: Of<"orderEdit", "confirm">
  /**
   * Add items to an order.
   *
   * `POST /admin/order-edits/:id/items`
   *
   * @param args - `id`; body with `items`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly addItems: Of<"orderEdit", "addItems">
  /**
   * Remove an item that the edit adds or changes.
   *
   * `DELETE /admin/order-edits/:id/items/:action_id`
   *
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeAddedItem: Of<"orderEdit", "removeAddedItem">
  /**
   * Change an item that the edit adds.
   *
   * `POST /admin/order-edits/:id/items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `unit_price`, `compare_at_unit_price`,
   *   `internal_note`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateAddedItem: Of<"orderEdit", "updateAddedItem">
  /**
   * Change or remove an item that the order already has.
   *
   * `POST /admin/order-edits/:id/items/item/:item_id`
   *
   * @param args - `id`, `item_id`; body with `quantity`, optional `unit_price`, `compare_at_unit_price`,
   *   `internal_note`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateOriginalItem: Of<"orderEdit", "updateOriginalItem">
  /**
   * Request confirmation of the edit.
   *
   * `POST /admin/order-edits/:id/request`
   *
   * @param args - `id`; optional body with `no_notification`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly request: Of<"orderEdit", "request">
  /**
   * Add a shipping method to an order.
   *
   * `POST /admin/order-edits/:id/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addShipping: Of<"orderEdit", "addShipping">
  /**
   * Remove a shipping method that the edit adds.
   *
   * `DELETE /admin/order-edits/:id/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeShipping: Of<"orderEdit", "removeShipping">
  /**
   * Change the price of a shipping method that the edit adds.
   *
   * `POST /admin/order-edits/:id/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateShipping: Of<"orderEdit", "updateShipping">
}

interface Payment {
  /**
   * List payments.
   *
   * `GET /admin/payments`
   *
   * @param args - optional query with `id`, `payment_session_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"payment", "list">
  /**
   * Get a payment.
   *
   * `GET /admin/payments/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"payment", "retrieve">
  /**
   * Capture a payment, in whole or in part.
   *
   * `POST /admin/payments/:id/capture`
   *
   * @param args - `id`; optional body with `amount`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly capture: Of<"payment", "capture">
  /**
   * Refund a payment, in whole or in part.
   *
   * `POST /admin/payments/:id/refund`
   *
   * @param args - `id`; optional body with `amount`, `refund_reason_id`, `note`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly refund: Of<"payment", "refund">
  /**
   * List payment providers.
   *
   * `GET /admin/payments/payment-providers`
   *
   * @param args - optional query with `id`, `is_enabled`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listPaymentProviders: Of<"payment", "listPaymentProviders">
}

interface PaymentCollection {
  /**
   * Create a payment collection.
   *
   * `POST /admin/payment-collections`
   *
   * @param args - body with `order_id`, `amount`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"paymentCollection", "create">
  /**
   * Delete a payment collection.
   *
   * `DELETE /admin/payment-collections/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"paymentCollection", "delete">
  /**
   * Record a payment received outside the system.
   *
   * `POST /admin/payment-collections/:id/mark-as-paid`
   *
   * @param args - `id`; body with `order_id`, optional `provider_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly markAsPaid: Of<"paymentCollection", "markAsPaid">
  /**
   * Create a payment session for the balance due.
   *
   * `POST /admin/payment-collections/:id/payment-sessions`
   *
   * @param args - `id`; body with `provider_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createPaymentSession: Of<"paymentCollection", "createPaymentSession">
}

interface Plugin {
  /**
   * List plugins.
   *
   * `GET /admin/plugins`
   *
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"plugin", "list">
}

interface PriceList {
  /**
   * List price lists.
   *
   * `GET /admin/price-lists`
   *
   * @param args - optional query with `id`, `starts_at`, `ends_at`, `status`, `rules_count`, `q`, `limit`, `offset`,
   *   …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"priceList", "list">
  /**
   * Create a price list.
   *
   * `POST /admin/price-lists`
   *
   * @param args - body with `title`, `description`, optional `starts_at`, `ends_at`, `status`, `type`, `rules`,
   *   `prices`, …; optional query with `id`, `starts_at`, `ends_at`, `status`, `rules_count`, `q`, `limit`, `offset`,
   *   …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"priceList", "create">
  /**
   * Delete a price list.
   *
   * `DELETE /admin/price-lists/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"priceList", "delete">
  /**
   * Get a price list.
   *
   * `GET /admin/price-lists/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"priceList", "retrieve">
  /**
   * Update a price list.
   *
   * `POST /admin/price-lists/:id`
   *
   * @param args - `id`; optional body with `title`, `description`, `starts_at`, `ends_at`, `status`, `type`, `rules`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"priceList", "update">
  /**
   * List the prices of a price list.
   *
   * `GET /admin/price-lists/:id/prices`
   *
   * @param args - `id`; optional query with `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly prices: Of<"priceList", "prices">
  /**
   * Create, update and delete prices of a price list.
   *
   * `POST /admin/price-lists/:id/prices/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchPrices: Of<"priceList", "batchPrices">
  /**
   * Remove the prices of products from a price list.
   *
   * `POST /admin/price-lists/:id/products`
   *
   * @param args - `id`; optional body with `remove`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly linkProducts: Of<"priceList", "linkProducts">
}

interface PricePreference {
  /**
   * List price preferences.
   *
   * `GET /admin/price-preferences`
   *
   * @param args - optional query with `id`, `attribute`, `value`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"pricePreference", "list">
  /**
   * Create a price preference.
   *
   * `POST /admin/price-preferences`
   *
   * @param args - body with `attribute`, `value`, optional `is_tax_inclusive`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"pricePreference", "create">
  /**
   * Delete a price preference.
   *
   * `DELETE /admin/price-preferences/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"pricePreference", "delete">
  /**
   * Get a price preference.
   *
   * `GET /admin/price-preferences/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"pricePreference", "retrieve">
  /**
   * Update a price preference.
   *
   * `POST /admin/price-preferences/:id`
   *
   * @param args - `id`; optional body with `attribute`, `value`, `is_tax_inclusive`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"pricePreference", "update">
}

interface Product {
  /**
   * List products.
   *
   * `GET /admin/products`
   *
   * @param args - optional query with `variants`, `status`, `price_list_id`, `sales_channel_id`, `id`, `title`,
   *   `handle`, `is_giftcard`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"product", "list">
  /**
   * Create a product.
   *
   * `POST /admin/products`
   *
   * @param args - body with `title`, optional `subtitle`, `description`, `is_giftcard`, `discountable`, `images`,
   *   `thumbnail`, `handle`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"product", "create">
  /**
   * Delete a product.
   *
   * `DELETE /admin/products/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"product", "delete">
  /**
   * Get a product.
   *
   * `GET /admin/products/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"product", "retrieve">
  /**
   * Update a product.
   *
   * `POST /admin/products/:id`
   *
   * @param args - `id`; optional body with `title`, `discountable`, `is_giftcard`, `options`, `option_ids`,
   *   `variants`, `status`, `subtitle`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"product", "update">
  /**
   * Add an image to variants, or remove it.
   *
   * `POST /admin/products/:id/images/:image_id/variants/batch`
   *
   * @param args - `id`, `image_id`; optional body with `add`, `remove`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchImageVariants: Of<"product", "batchImageVariants">
  /**
   * List the options of a product.
   *
   * `GET /admin/products/:id/options`
   *
   * @param args - `id`; optional query with `id`, `title`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listOptions: Of<"product", "listOptions">
  /**
   * Add options to a product, or remove them.
   *
   * `POST /admin/products/:id/options/batch`
   *
   * @param args - `id`; optional body with `add`, `remove`, `update`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly linkOptions: Of<"product", "linkOptions">
  /**
   * List the variants of a product.
   *
   * `GET /admin/products/:id/variants`
   *
   * @param args - `id`; optional query with `id`, `manage_inventory`, `allow_backorder`, `sku`, `ean`, `upc`,
   *   `barcode`, `created_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listVariants: Of<"product", "listVariants">
  /**
   * Add a variant to a product.
   *
   * `POST /admin/products/:id/variants`
   *
   * @param args - `id`; body with `title`, `prices`, optional `sku`, `ean`, `upc`, `barcode`, `hs_code`, `mid_code`,
   *   …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createVariant: Of<"product", "createVariant">
  /**
   * Delete a variant.
   *
   * `DELETE /admin/products/:id/variants/:variant_id`
   *
   * @param args - `id`, `variant_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly deleteVariant: Of<"product", "deleteVariant">
  /**
   * Get a variant.
   *
   * `GET /admin/products/:id/variants/:variant_id`
   *
   * @param args - `id`, `variant_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveVariant: Of<"product", "retrieveVariant">
  /**
   * Update a variant.
   *
   * `POST /admin/products/:id/variants/:variant_id`
   *
   * @param args - `id`, `variant_id`; optional body with `id`, `title`, `prices`, `sku`, `ean`, `upc`, `barcode`,
   *   `hs_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly updateVariant: Of<"product", "updateVariant">
  /**
   * Add images to a variant, or remove them.
   *
   * `POST /admin/products/:id/variants/:variant_id/images/batch`
   *
   * @param args - `id`, `variant_id`; optional body with `add`, `remove`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly batchVariantImages: Of<"product", "batchVariantImages">
  /**
   * Add an inventory item to a variant.
   *
   * `POST /admin/products/:id/variants/:variant_id/inventory-items`
   *
   * @param args - `id`, `variant_id`; body with `required_quantity`, `inventory_item_id`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addVariantInventoryItem: Of<"product", "addVariantInventoryItem">
  /**
   * Remove an inventory item from a variant.
   *
   * `DELETE /admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id`
   *
   * @param args - `id`, `variant_id`, `inventory_item_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeVariantInventoryItem: Of<"product", "removeVariantInventoryItem">
  /**
   * Set the required quantity of an inventory item.
   *
   * `POST /admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id`
   *
   * @param args - `id`, `variant_id`, `inventory_item_id`; body with `required_quantity`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateVariantInventoryItem: Of<"product", "updateVariantInventoryItem">
  /**
   * Create, update and delete variants of a product.
   *
   * `POST /admin/products/:id/variants/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchVariants: Of<"product", "batchVariants">
  /**
   * Add, change and remove inventory items of variants.
   *
   * `POST /admin/products/:id/variants/inventory-items/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly batchVariantInventoryItems: Of<"product", "batchVariantInventoryItems">
  /**
   * Create, update and delete products.
   *
   * `POST /admin/products/batch`
   *
   * @param args - optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"product", "batch">
  /**
   * Export products to a file.
   *
   * `POST /admin/products/export`
   *
   * @param args - optional query with `variants`, `status`, `price_list_id`, `sales_channel_id`, `id`, `title`,
   *   `handle`, `is_giftcard`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"product", "export">
  /**
   * Start importing products from a file in the request.
   *
   * `POST /admin/products/import`
   *
   * @param args - optional body with `file`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly import: Of<"product", "import">
  /**
   * Confirm an import of a file in the request.
   *
   * `POST /admin/products/import/:transaction_id/confirm`
   *
   * @param args - `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmLegacyImport: Of<"product", "confirmLegacyImport">
  /**
   * Start importing products from an uploaded file.
   *
   * `POST /admin/products/imports`
   *
   * @param args - body with `file_key`, `originalname`, `extension`, `size`, `mime_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createImport: Of<"product", "createImport">
  /**
   * Confirm an import of an uploaded file.
   *
   * `POST /admin/products/imports/:transaction_id/confirm`
   *
   * @param args - `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmImport: Of<"product", "confirmImport">
}

interface ProductCategory {
  /**
   * List product categories.
   *
   * `GET /admin/product-categories`
   *
   * @param args - optional query with `id`, `description`, `handle`, `parent_category_id`, `external_id`,
   *   `include_ancestors_tree`, `include_descendants_tree`, `is_internal`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"productCategory", "list">
  /**
   * Create a product category.
   *
   * `POST /admin/product-categories`
   *
   * @param args - body with `name`, optional `description`, `handle`, `is_internal`, `is_active`,
   *   `parent_category_id`, `external_id`, `metadata`, …; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"productCategory", "create">
  /**
   * Delete a product category.
   *
   * `DELETE /admin/product-categories/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"productCategory", "delete">
  /**
   * Get a product category.
   *
   * `GET /admin/product-categories/:id`
   *
   * @param args - `id`; optional query with `include_ancestors_tree`, `include_descendants_tree`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"productCategory", "retrieve">
  /**
   * Update a product category.
   *
   * `POST /admin/product-categories/:id`
   *
   * @param args - `id`; optional body with `name`, `description`, `handle`, `is_internal`, `is_active`,
   *   `parent_category_id`, `external_id`, `metadata`, …; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"productCategory", "update">
  /**
   * Add products to a category, or remove them.
   *
   * `POST /admin/product-categories/:id/products`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `include_ancestors_tree`,
   *   `include_descendants_tree`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateProducts: Of<"productCategory", "updateProducts">
}

interface ProductCollection {
  /**
   * List product collections.
   *
   * `GET /admin/collections`
   *
   * @param args - optional query with `id`, `title`, `handle`, `external_id`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"productCollection", "list">
  /**
   * Create a product collection.
   *
   * `POST /admin/collections`
   *
   * @param args - body with `title`, optional `handle`, `external_id`, `metadata`, `additional_data`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"productCollection", "create">
  /**
   * Delete a product collection.
   *
   * `DELETE /admin/collections/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"productCollection", "delete">
  /**
   * Get a product collection.
   *
   * `GET /admin/collections/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"productCollection", "retrieve">
  /**
   * Update a product collection.
   *
   * `POST /admin/collections/:id`
   *
   * @param args - `id`; optional body with `title`, `handle`, `external_id`, `metadata`, `additional_data`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"productCollection", "update">
  /**
   * Add products to a collection, or remove them.
   *
   * `POST /admin/collections/:id/products`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateProducts: Of<"productCollection", "updateProducts">
}

interface ProductOption {
  /**
   * List product options.
   *
   * `GET /admin/product-options`
   *
   * @param args - optional query with `id`, `title`, `is_exclusive`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"productOption", "list">
  /**
   * Create a product option.
   *
   * `POST /admin/product-options`
   *
   * @param args - body with `title`, `values`, optional `ranks`, `is_exclusive`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"productOption", "create">
  /**
   * Delete a product option.
   *
   * `DELETE /admin/product-options/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"productOption", "delete">
  /**
   * Get a product option.
   *
   * `GET /admin/product-options/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"productOption", "retrieve">
  /**
   * Update a product option.
   *
   * `POST /admin/product-options/:id`
   *
   * @param args - `id`; optional body with `title`, `values`, `ranks`, `is_exclusive`, `metadata`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"productOption", "update">
  /**
   * List the values of an option.
   *
   * `GET /admin/product-options/:id/values`
   *
   * @param args - `id`; optional query with `id`, `value`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listValues: Of<"productOption", "listValues">
  /**
   * Delete a value of an option.
   *
   * `DELETE /admin/product-options/:id/values/:value_id`
   *
   * @param args - `id`, `value_id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteValue: Of<"productOption", "deleteValue">
  /**
   * Get a value of an option.
   *
   * `GET /admin/product-options/:id/values/:value_id`
   *
   * @param args - `id`, `value_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveValue: Of<"productOption", "retrieveValue">
  /**
   * Update a value of an option.
   *
   * `POST /admin/product-options/:id/values/:value_id`
   *
   * @param args - `id`, `value_id`; optional body with `value`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateValue: Of<"productOption", "updateValue">
}

interface ProductTag {
  /**
   * List product tags.
   *
   * `GET /admin/product-tags`
   *
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"productTag", "list">
  /**
   * Create a product tag.
   *
   * `POST /admin/product-tags`
   *
   * @param args - body with `value`, optional `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"productTag", "create">
  /**
   * Delete a product tag.
   *
   * `DELETE /admin/product-tags/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"productTag", "delete">
  /**
   * Get a product tag.
   *
   * `GET /admin/product-tags/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"productTag", "retrieve">
  /**
   * Update a product tag.
   *
   * `POST /admin/product-tags/:id`
   *
   * @param args - `id`; optional body with `value`, `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"productTag", "update">
}

interface ProductType {
  /**
   * List product types.
   *
   * `GET /admin/product-types`
   *
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"productType", "list">
  /**
   * Create a product type.
   *
   * `POST /admin/product-types`
   *
   * @param args - body with `value`, optional `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"productType", "create">
  /**
   * Delete a product type.
   *
   * `DELETE /admin/product-types/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"productType", "delete">
  /**
   * Get a product type.
   *
   * `GET /admin/product-types/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly retrieve: Of<"productType", "retrieve">
  /**
   * Update a product type.
   *
   * `POST /admin/product-types/:id`
   *
   * @param args - `id`; optional body with `value`, `external_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"productType", "update">
}

interface ProductVariant {
  /**
   * List product variants.
   *
   * `GET /admin/product-variants`
   *
   * @param args - optional query with `id`, `manage_inventory`, `allow_backorder`, `sku`, `ean`, `upc`, `barcode`,
   *   `created_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"productVariant", "list">
}

interface Promotion {
  /**
   * List promotions.
   *
   * `GET /admin/promotions`
   *
   * @param args - optional query with `code`, `id`, `campaign_id`, `application_method`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"promotion", "list">
  /**
   * Create a promotion.
   *
   * `POST /admin/promotions`
   *
   * @param args - body with `code`, `type`, `application_method`, optional `is_automatic`, `is_tax_inclusive`,
   *   `status`, `campaign_id`, `campaign`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"promotion", "create">
  /**
   * Delete a promotion.
   *
   * `DELETE /admin/promotions/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"promotion", "delete">
  /**
   * Get a promotion.
   *
   * `GET /admin/promotions/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"promotion", "retrieve">
  /**
   * Update a promotion.
   *
   * `POST /admin/promotions/:id`
   *
   * @param args - `id`; optional body with `code`, `is_automatic`, `is_tax_inclusive`, `type`, `status`,
   *   `campaign_id`, `application_method`, `metadata`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"promotion", "update">
  /**
   * List rules of a promotion.
   *
   * `GET /admin/promotions/:id/:rule_type`
   *
   * @param args - `id`, `rule_type`; optional query with `promotion_type`, `application_method_type`,
   *   `application_method_target_type`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRules: Of<"promotion", "listRules">
  /**
   * Create, update and delete buy rules of a promotion.
   *
   * `POST /admin/promotions/:id/buy-rules/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchBuyRules: Of<"promotion", "batchBuyRules">
  /**
   * Create, update and delete rules of a promotion.
   *
   * `POST /admin/promotions/:id/rules/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchRules: Of<"promotion", "batchRules">
  /**
   * Create, update and delete target rules of a promotion.
   *
   * `POST /admin/promotions/:id/target-rules/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `promotion_type`,
   *   `application_method_type`, `application_method_target_type`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchTargetRules: Of<"promotion", "batchTargetRules">
  /**
   * List the attributes that rules can use.
   *
   * `GET /admin/promotions/rule-attribute-options/:rule_type`
   *
   * @param args - `rule_type`; optional query with `promotion_type`, `application_method_type`,
   *   `application_method_target_type`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRuleAttributes: Of<"promotion", "listRuleAttributes">
  /**
   * List the values of a rule attribute.
   *
   * `GET /admin/promotions/rule-value-options/:rule_type/:rule_attribute_id`
   *
   * @param args - `rule_type`, `rule_attribute_id`; optional query with `value`, `application_method_target_type`,
   *   `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly listRuleValues: Of<"promotion", "listRuleValues">
}

interface PropertyLabel {
  /**
   * List property labels. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/property-labels`
   *
   * @param args - optional query with `entity`, `property`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"propertyLabel", "list">
  /**
   * Create a property label. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/property-labels`
   *
   * @param args - body with `entity`, `property`, `label`, optional `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"propertyLabel", "create">
  /**
   * Delete a property label. Needs the server's feature flag `view_configurations`.
   *
   * `DELETE /admin/property-labels/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"propertyLabel", "delete">
  /**
   * Get a property label. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/property-labels/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"propertyLabel", "retrieve">
  /**
   * Update a property label. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/property-labels/:id`
   *
   * @param args - `id`; optional body with `label`, `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"propertyLabel", "update">
  /**
   * Create, update and delete property labels. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/property-labels/batch`
   *
   * @param args - optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"propertyLabel", "batch">
}

interface RefundReason {
  /**
   * List refund reasons.
   *
   * `GET /admin/refund-reasons`
   *
   * @param args - optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"refundReason", "list">
  /**
   * Create a refund reason.
   *
   * `POST /admin/refund-reasons`
   *
   * @param args - body with `label`, `code`, optional `description`; optional query with `id`, `created_at`,
   *   `updated_at`, `deleted_at`, `q`, `limit`, `offset`, `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"refundReason", "create">
  /**
   * Delete a refund reason.
   *
   * `DELETE /admin/refund-reasons/:id`
   *
   * @param args - `id`; optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"refundReason", "delete">
  /**
   * Get a refund reason.
   *
   * `GET /admin/refund-reasons/:id`
   *
   * @param args - `id`; optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"refundReason", "retrieve">
  /**
   * Update a refund reason.
   *
   * `POST /admin/refund-reasons/:id`
   *
   * @param args - `id`; optional body with `label`, `code`, `description`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"refundReason", "update">
}

interface Region {
  /**
   * List regions.
   *
   * `GET /admin/regions`
   *
   * @param args - optional query with `id`, `currency_code`, `name`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"region", "list">
  /**
   * Create a region.
   *
   * `POST /admin/regions`
   *
   * @param args - body with `name`, `currency_code`, optional `countries`, `automatic_taxes`, `is_tax_inclusive`,
   *   `payment_providers`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 413 `unknown_error`
   */
  readonly create: Of<"region", "create">
  /**
   * Delete a region.
   *
   * `DELETE /admin/regions/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"region", "delete">
  /**
   * Get a region.
   *
   * `GET /admin/regions/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"region", "retrieve">
  /**
   * Update a region.
   *
   * `POST /admin/regions/:id`
   *
   * @param args - `id`; optional body with `name`, `currency_code`, `countries`, `automatic_taxes`,
   *   `is_tax_inclusive`, `payment_providers`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"region", "update">
}

interface Reservation {
  /**
   * List reservations.
   *
   * `GET /admin/reservations`
   *
   * @param args - optional query with `location_id`, `inventory_item_id`, `line_item_id`, `created_by`,
   *   `description`, `quantity`, `created_at`, `updated_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"reservation", "list">
  /**
   * Create a reservation.
   *
   * `POST /admin/reservations`
   *
   * @param args - body with `location_id`, `inventory_item_id`, `quantity`, optional `line_item_id`, `description`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"reservation", "create">
  /**
   * Delete a reservation.
   *
   * `DELETE /admin/reservations/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"reservation", "delete">
  /**
   * Get a reservation.
   *
   * `GET /admin/reservations/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"reservation", "retrieve">
  /**
   * Update a reservation.
   *
   * `POST /admin/reservations/:id`
   *
   * @param args - `id`; optional body with `location_id`, `quantity`, `description`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly update: Of<"reservation", "update">
}

interface Return {
  /**
   * List returns.
   *
   * `GET /admin/returns`
   *
   * @param args - optional query with `id`, `order_id`, `status`, `created_at`, `updated_at`, `deleted_at`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"return", "list">
  /**
   * Start a return on an order.
   *
   * `POST /admin/returns`
   *
   * @param args - body with `order_id`, optional `location_id`, `description`, `internal_note`, `no_notification`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateRequest: Of<"return", "initiateRequest">
  /**
   * Get a return.
   *
   * `GET /admin/returns/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"return", "retrieve">
  /**
   * Set the location of a return.
   *
   * `POST /admin/returns/:id`
   *
   * @param args - `id`; optional body with `location_id`, `no_notification`, `metadata`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateRequest: Of<"return", "updateRequest">
  /**
   * Cancel a return.
   *
   * `POST /admin/returns/:id/cancel`
   *
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancel: Of<"return", "cancel">
  /**
   * Add received items that can't be restocked.
   *
   * `POST /admin/returns/:id/dismiss-items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly dismissItems: Of<"return", "dismissItems">
  /**
   * Remove an item that can't be restocked.
   *
   * `DELETE /admin/returns/:id/dismiss-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeDismissItem: Of<"return", "removeDismissItem">
  /**
   * Change an item that can't be restocked.
   *
   * `POST /admin/returns/:id/dismiss-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateDismissItem: Of<"return", "updateDismissItem">
  /**
   * Stop receiving a return, without saving.
   *
   * `DELETE /admin/returns/:id/receive`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly cancelReceive: Of<"return", "cancelReceive">
  /**
   * Start receiving a return.
   *
   * `POST /admin/returns/:id/receive`
   *
   * @param args - `id`; optional body with `internal_note`, `description`, `metadata`; optional query with `id`,
   *   `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly initiateReceive: Of<"return", "initiateReceive">
  /**
   * Add received items to restock.
   *
   * `POST /admin/returns/:id/receive-items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly receiveItems: Of<"return", "receiveItems">
  /**
   * Remove a received item.
   *
   * `DELETE /admin/returns/:id/receive-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeReceiveItem: Of<"return", "removeReceiveItem">
  /**
   * Change a received item.
   *
   * `POST /admin/returns/:id/receive-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReceiveItem: Of<"return", "updateReceiveItem">
  /**
   * Confirm the received items.
   *
   * `POST /admin/returns/:id/receive/confirm`
   *
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmReceive: Of<"return", "confirmReceive">
  /**
   * Discard an unconfirmed return.
   *
   * `DELETE /admin/returns/:id/request`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly cancelRequest: Of<"return", "cancelRequest">
  /**
   * Confirm a return request.
   *
   * `POST /admin/returns/:id/request`
   *
   * @param args - `id`; optional body with `no_notification`; optional query with `id`, `status`, `created_at`,
   *   `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly confirmRequest: Of<"return", "confirmRequest">
  /**
   * Add items to return.
   *
   * `POST /admin/returns/:id/request-items`
   *
   * @param args - `id`; body with `items`; optional query with `id`, `status`, `created_at`, `updated_at`,
   *   `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly addReturnItem: Of<"return", "addReturnItem">
  /**
   * Remove an item to return.
   *
   * `DELETE /admin/returns/:id/request-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeReturnItem: Of<"return", "removeReturnItem">
  /**
   * Change an item to return.
   *
   * `POST /admin/returns/:id/request-items/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `quantity`, `internal_note`, `reason_id`, `metadata`;
   *   optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReturnItem: Of<"return", "updateReturnItem">
  /**
   * Set the return shipping method.
   *
   * `POST /admin/returns/:id/shipping-method`
   *
   * @param args - `id`; body with `shipping_option_id`, optional `custom_amount`, `description`, `internal_note`,
   *   `metadata`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addReturnShipping: Of<"return", "addReturnShipping">
  /**
   * Remove the return shipping method.
   *
   * `DELETE /admin/returns/:id/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional query with `id`, `status`, `created_at`, `updated_at`, `deleted_at`,
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteReturnShipping: Of<"return", "deleteReturnShipping">
  /**
   * Change the price of the return shipping method.
   *
   * `POST /admin/returns/:id/shipping-method/:action_id`
   *
   * @param args - `id`, `action_id`; optional body with `custom_amount`, `internal_note`, `metadata`; optional query
   *   with `id`, `status`, `created_at`, `updated_at`, `deleted_at`, `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateReturnShipping: Of<"return", "updateReturnShipping">
}

interface ReturnReason {
  /**
   * List return reasons.
   *
   * `GET /admin/return-reasons`
   *
   * @param args - optional query with `id`, `value`, `label`, `description`, `parent_return_reason_id`, `created_at`,
   *   `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"returnReason", "list">
  /**
   * Create a return reason.
   *
   * `POST /admin/return-reasons`
   *
   * @param args - body with `value`, `label`, optional `description`, `parent_return_reason_id`, `metadata`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"returnReason", "create">
  /**
   * Delete a return reason.
   *
   * `DELETE /admin/return-reasons/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"returnReason", "delete">
  /**
   * Get a return reason.
   *
   * `GET /admin/return-reasons/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"returnReason", "retrieve">
  /**
   * Update a return reason.
   *
   * `POST /admin/return-reasons/:id`
   *
   * @param args - `id`; body with `value`, `label`, optional `description`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"returnReason", "update">
}

interface SalesChannel {
  /**
   * List sales channels.
   *
   * `GET /admin/sales-channels`
   *
   * @param args - optional query with `id`, `name`, `description`, `is_disabled`, `created_at`, `updated_at`,
   *   `deleted_at`, `location_id`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"salesChannel", "list">
  /**
   * Create a sales channel.
   *
   * `POST /admin/sales-channels`
   *
   * @param args - body with `name`, optional `description`, `is_disabled`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"salesChannel", "create">
  /**
   * Delete a sales channel.
   *
   * `DELETE /admin/sales-channels/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"salesChannel", "delete">
  /**
   * Get a sales channel.
   *
   * `GET /admin/sales-channels/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"salesChannel", "retrieve">
  /**
   * Update a sales channel.
   *
   * `POST /admin/sales-channels/:id`
   *
   * @param args - `id`; optional body with `name`, `description`, `is_disabled`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"salesChannel", "update">
  /**
   * Add products to a sales channel, or remove them.
   *
   * `POST /admin/sales-channels/:id/products`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchProducts: Of<"salesChannel", "batchProducts">
}

interface Search {
  /**
   * Search all records.
   *
   * `GET /admin/search`
   *
   * @param args - optional query with `entity`, `q`, `limit`, `offset`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"search", "list">
  /**
   * List the search indexes.
   *
   * `GET /admin/search-indexes`
   *
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listIndexes: Of<"search", "listIndexes">
  /**
   * Delete a search index.
   *
   * `DELETE /admin/search-indexes/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteIndex: Of<"search", "deleteIndex">
  /**
   * Rebuild a search index.
   *
   * `POST /admin/search-indexes/:id/reindex`
   *
   * @param args - `id`; optional body with `since`, `filters`, `strategy`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly reindex: Of<"search", "reindex">
}

interface ShippingOption {
  /**
   * List shipping options.
   *
   * `GET /admin/shipping-options`
   *
   * @param args - optional query with `id`, `service_zone_id`, `shipping_profile_id`, `provider_id`,
   *   `stock_location_id`, `is_return`, `admin_only`, `shipping_option_type_id`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"shippingOption", "list">
  /**
   * Create a shipping option.
   *
   * `POST /admin/shipping-options`
   *
   * @param args - body with `name`, `service_zone_id`, `shipping_profile_id`, `price_type`, `provider_id`, `prices`,
   *   optional `data`, `type`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly create: Of<"shippingOption", "create">
  /**
   * Delete a shipping option.
   *
   * `DELETE /admin/shipping-options/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"shippingOption", "delete">
  /**
   * Get a shipping option.
   *
   * `GET /admin/shipping-options/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"shippingOption", "retrieve">
  /**
   * Update a shipping option.
   *
   * `POST /admin/shipping-options/:id`
   *
   * @param args - `id`; optional body with `name`, `data`, `price_type`, `provider_id`, `shipping_profile_id`,
   *   `type`, `type_id`, `prices`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"shippingOption", "update">
  /**
   * Create, update and delete rules of a shipping option.
   *
   * `POST /admin/shipping-options/:id/rules/batch`
   *
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateRules: Of<"shippingOption", "updateRules">
}

interface ShippingOptionType {
  /**
   * List shipping option types.
   *
   * `GET /admin/shipping-option-types`
   *
   * @param args - optional query with `id`, `label`, `code`, `description`, `created_at`, `updated_at`, `deleted_at`,
   *   `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"shippingOptionType", "list">
  /**
   * Create a shipping option type.
   *
   * `POST /admin/shipping-option-types`
   *
   * @param args - body with `label`, `code`, optional `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"shippingOptionType", "create">
  /**
   * Delete a shipping option type.
   *
   * `DELETE /admin/shipping-option-types/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"shippingOptionType", "delete">
  /**
   * Get a shipping option type.
   *
   * `GET /admin/shipping-option-types/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"shippingOptionType", "retrieve">
  /**
   * Update a shipping option type.
   *
   * `POST /admin/shipping-option-types/:id`
   *
   * @param args - `id`; optional body with `label`, `code`, `description`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"shippingOptionType", "update">
}

interface ShippingProfile {
  /**
   * List shipping profiles.
   *
   * `GET /admin/shipping-profiles`
   *
   * @param args - optional query with `id`, `type`, `name`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"shippingProfile", "list">
  /**
   * Create a shipping profile.
   *
   * `POST /admin/shipping-profiles`
   *
   * @param args - body with `name`, `type`, optional `metadata`; optional query with `id`, `type`, `name`,
   *   `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"shippingProfile", "create">
  /**
   * Delete a shipping profile.
   *
   * `DELETE /admin/shipping-profiles/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"shippingProfile", "delete">
  /**
   * Get a shipping profile.
   *
   * `GET /admin/shipping-profiles/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"shippingProfile", "retrieve">
  /**
   * Update a shipping profile.
   *
   * `POST /admin/shipping-profiles/:id`
   *
   * @param args - `id`; optional body with `name`, `type`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"shippingProfile", "update">
}

interface StockLocation {
  /**
   * List stock locations.
   *
   * `GET /admin/stock-locations`
   *
   * @param args - optional query with `id`, `name`, `address_id`, `created_at`, `updated_at`, `deleted_at`,
   *   `sales_channel_id`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"stockLocation", "list">
  /**
   * Create a stock location.
   *
   * `POST /admin/stock-locations`
   *
   * @param args - body with `name`, optional `address`, `address_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"stockLocation", "create">
  /**
   * Delete a stock location.
   *
   * `DELETE /admin/stock-locations/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"stockLocation", "delete">
  /**
   * Get a stock location.
   *
   * `GET /admin/stock-locations/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"stockLocation", "retrieve">
  /**
   * Update a stock location.
   *
   * `POST /admin/stock-locations/:id`
   *
   * @param args - `id`; optional body with `name`, `address`, `address_id`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"stockLocation", "update">
  /**
   * Add fulfillment providers to a location, or remove them.
   *
   * `POST /admin/stock-locations/:id/fulfillment-providers`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateFulfillmentProviders: Of<"stockLocation", "updateFulfillmentProviders">
  /**
   * Add a fulfillment set to a location.
   *
   * `POST /admin/stock-locations/:id/fulfillment-sets`
   *
   * @param args - `id`; body with `name`, `type`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createFulfillmentSet: Of<"stockLocation", "createFulfillmentSet">
  /**
   * Add sales channels to a location, or remove them.
   *
   * `POST /admin/stock-locations/:id/sales-channels`
   *
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateSalesChannels: Of<"stockLocation", "updateSalesChannels">
}

interface Store {
  /**
   * List stores.
   *
   * `GET /admin/stores`
   *
   * @param args - optional query with `id`, `name`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"store", "list">
  /**
   * Get a store.
   *
   * `GET /admin/stores/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"store", "retrieve">
  /**
   * Update a store.
   *
   * `POST /admin/stores/:id`
   *
   * @param args - `id`; optional body with `name`, `supported_currencies`, `supported_locales`,
   *   `default_sales_channel_id`, `default_region_id`, `default_location_id`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"store", "update">
}

interface TaxProvider {
  /**
   * List tax providers.
   *
   * `GET /admin/tax-providers`
   *
   * @param args - optional query with `id`, `is_enabled`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"taxProvider", "list">
}

interface TaxRate {
  /**
   * List tax rates.
   *
   * `GET /admin/tax-rates`
   *
   * @param args - optional query with `tax_region_id`, `is_default`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"taxRate", "list">
  /**
   * Create a tax rate.
   *
   * `POST /admin/tax-rates`
   *
   * @param args - body with `code`, `name`, `tax_region_id`, optional `rate`, `rules`, `is_default`, `is_combinable`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"taxRate", "create">
  /**
   * Delete a tax rate.
   *
   * `DELETE /admin/tax-rates/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"taxRate", "delete">
  /**
   * Get a tax rate.
   *
   * `GET /admin/tax-rates/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"taxRate", "retrieve">
  /**
   * Update a tax rate.
   *
   * `POST /admin/tax-rates/:id`
   *
   * @param args - `id`; optional body with `rate`, `code`, `rules`, `name`, `is_default`, `is_combinable`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"taxRate", "update">
  /**
   * Add a rule to a tax rate.
   *
   * `POST /admin/tax-rates/:id/rules`
   *
   * @param args - `id`; body with `reference`, `reference_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addRule: Of<"taxRate", "addRule">
  /**
   * Remove a rule from a tax rate.
   *
   * `DELETE /admin/tax-rates/:id/rules/:rule_id`
   *
   * @param args - `id`, `rule_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeRule: Of<"taxRate", "removeRule">
}

interface TaxRegion {
  /**
   * List tax regions.
   *
   * `GET /admin/tax-regions`
   *
   * @param args - optional query with `id`, `country_code`, `province_code`, `parent_id`, `created_by`, `created_at`,
   *   `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"taxRegion", "list">
  /**
   * Create a tax region.
   *
   * `POST /admin/tax-regions`
   *
   * @param args - body with `country_code`, optional `provider_id`, `province_code`, `parent_id`, `default_tax_rate`,
   *   `metadata`, `additional_data`; optional query with `id`, `country_code`, `province_code`, `parent_id`,
   *   `created_by`, `created_at`, `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"taxRegion", "create">
  /**
   * Delete a tax region.
   *
   * `DELETE /admin/tax-regions/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"taxRegion", "delete">
  /**
   * Get a tax region.
   *
   * `GET /admin/tax-regions/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"taxRegion", "retrieve">
  /**
   * Update a tax region.
   *
   * `POST /admin/tax-regions/:id`
   *
   * @param args - `id`; optional body with `province_code`, `provider_id`, `metadata`; optional query with `id`,
   *   `country_code`, `province_code`, `parent_id`, `created_by`, `created_at`, `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"taxRegion", "update">
}

interface Translation {
  /**
   * List translations. Needs the server's feature flag `translation`.
   *
   * `GET /admin/translations`
   *
   * @param args - optional query with `reference_id`, `reference`, `locale_code`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"translation", "list">
  /**
   * Create, update and delete translations. Needs the server's feature flag `translation`.
   *
   * `POST /admin/translations/batch`
   *
   * @param args - optional body with `create`, `update`, `delete`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"translation", "batch">
  /**
   * List translatable records and their texts.
   *
   * `GET /admin/translations/entities`
   *
   * @param args - query with `type`, optional `id`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly entities: Of<"translation", "entities">
  /**
   * List the translatable fields of each entity. Needs the server's feature flag `translation`.
   *
   * `GET /admin/translations/settings`
   *
   * @param args - optional query with `entity_type`, `is_active`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly settings: Of<"translation", "settings">
  /**
   * Create, update and delete translation settings. Needs the server's feature flag `translation`.
   *
   * `POST /admin/translations/settings/batch`
   *
   * @param args - optional body with `create`, `update`, `delete`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchSettings: Of<"translation", "batchSettings">
  /**
   * Count translations by locale. Needs the server's feature flag `translation`.
   *
   * `GET /admin/translations/statistics`
   *
   * @param args - query with `locales`, `entity_types`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly statistics: Of<"translation", "statistics">
}

interface Upload {
  /**
   * Upload files.
   *
   * `POST /admin/uploads`
   *
   * @param args - optional body with `files`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"upload", "create">
  /**
   * Delete an uploaded file.
   *
   * `DELETE /admin/uploads/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"upload", "delete">
  /**
   * Get an uploaded file.
   *
   * `GET /admin/uploads/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"upload", "retrieve">
  /**
   * Get a presigned URL to upload a file to.
   *
   * `POST /admin/uploads/presigned-urls`
   *
   * @param args - body with `originalname`, `mime_type`, `size`, optional `access`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly presignedUrl: Of<"upload", "presignedUrl">
}

interface User {
  /**
   * List users.
   *
   * `GET /admin/users`
   *
   * @param args - optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `email`, `first_name`,
   *   `last_name`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"user", "list">
  /**
   * Delete a user.
   *
   * `DELETE /admin/users/:id`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"user", "delete">
  /**
   * Get a user.
   *
   * `GET /admin/users/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"user", "retrieve">
  /**
   * Update a user.
   *
   * `POST /admin/users/:id`
   *
   * @param args - `id`; optional body with `first_name`, `last_name`, `avatar_url`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"user", "update">
  /**
   * List a user's sign-in methods.
   *
   * `GET /admin/users/:id/auth-providers`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAuthProviders: Of<"user", "listAuthProviders">
  /**
   * Request a password reset for a user.
   *
   * `POST /admin/users/:id/reset-password`
   *
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly generateResetPasswordToken: Of<"user", "generateResetPasswordToken">
  /**
   * Get the signed-in user.
   *
   * `GET /admin/users/me`
   *
   * @param args - optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly me: Of<"user", "me">
}

interface Views {
  /**
   * List the available columns of a table. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/views/:entity/columns`
   *
   * @param args - `entity`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly columns: Of<"views", "columns">
  /**
   * List saved views of a table. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/views/:entity/configurations`
   *
   * @param args - `entity`; optional query with `id`, `entity`, `name`, `user_id`, `is_system_default`, `created_at`,
   *   `updated_at`, `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly listConfigurations: Of<"views", "listConfigurations">
  /**
   * Save a view of a table. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/views/:entity/configurations`
   *
   * @param args - `entity`; body with `configuration`, optional `name`, `is_system_default`, `set_active`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`, 422 `duplicate_error`
   */
  readonly createConfiguration: Of<"views", "createConfiguration">
  /**
   * Delete a saved view. Needs the server's feature flag `view_configurations`.
   *
   * `DELETE /admin/views/:entity/configurations/:id`
   *
   * @param args - `entity`, `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteConfiguration: Of<"views", "deleteConfiguration">
  /**
   * Get a saved view. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/views/:entity/configurations/:id`
   *
   * @param args - `entity`, `id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveConfiguration: Of<"views", "retrieveConfiguration">
  /**
   * Update a saved view. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/views/:entity/configurations/:id`
   *
   * @param args - `entity`, `id`; optional body with `name`, `is_system_default`, `set_active`, `configuration`;
   *   optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateConfiguration: Of<"views", "updateConfiguration">
  /**
   * Get the active view of a table. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/views/:entity/configurations/active`
   *
   * @param args - `entity`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveActiveConfiguration: Of<"views", "retrieveActiveConfiguration">
  /**
   * Set the active view of a table. Needs the server's feature flag `view_configurations`.
   *
   * `POST /admin/views/:entity/configurations/active`
   *
   * @param args - `entity`; body with `view_configuration_id`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly setActiveConfiguration: Of<"views", "setActiveConfiguration">
  /**
   * List the entities that have views. Needs the server's feature flag `view_configurations`.
   *
   * `GET /admin/views/entities`
   *
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly listEntities: Of<"views", "listEntities">
}

interface WorkflowExecution {
  /**
   * List runs of workflows.
   *
   * `GET /admin/workflows-executions`
   *
   * @param args - optional query with `transaction_id`, `workflow_id`, `state`, `created_at`, `q`, `limit`, `offset`,
   *   `order`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"workflowExecution", "list">
  /**
   * Get a run of a workflow.
   *
   * `GET /admin/workflows-executions/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"workflowExecution", "retrieve">
  /**
   * Get a run of a workflow by its transaction.
   *
   * `GET /admin/workflows-executions/:workflow_id/:transaction_id`
   *
   * @param args - `workflow_id`, `transaction_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveByTransaction: Of<"workflowExecution", "retrieveByTransaction">
  /**
   * Subscribe to one run of a workflow.
   *
   * `GET /admin/workflows-executions/:workflow_id/:transaction_id/subscribe`
   *
   * @param args - `workflow_id`, `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly subscribeTransaction: Of<"workflowExecution", "subscribeTransaction">
  /**
   * Run a workflow.
   *
   * `POST /admin/workflows-executions/:workflow_id/run`
   *
   * @param args - `workflow_id`; optional body with `input`, `transaction_id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly run: Of<"workflowExecution", "run">
  /**
   * Mark a waiting step as failed.
   *
   * `POST /admin/workflows-executions/:workflow_id/steps/failure`
   *
   * @param args - `workflow_id`; body with `transaction_id`, `step_id`, optional `response`, `compensate_input`,
   *   `action`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly failStep: Of<"workflowExecution", "failStep">
  /**
   * Mark a waiting step as succeeded.
   *
   * `POST /admin/workflows-executions/:workflow_id/steps/success`
   *
   * @param args - `workflow_id`; body with `transaction_id`, `step_id`, optional `response`, `compensate_input`,
   *   `action`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly succeedStep: Of<"workflowExecution", "succeedStep">
  /**
   * Subscribe to the runs of a workflow.
   *
   * `GET /admin/workflows-executions/:workflow_id/subscribe`
   *
   * @param args - `workflow_id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly subscribe: Of<"workflowExecution", "subscribe">
}

export interface AdminMethods {
  readonly apiKey: ApiKey
  readonly campaign: Campaign
  readonly claim: Claim
  readonly currency: Currency
  readonly customer: Customer
  readonly customerGroup: CustomerGroup
  readonly draftOrder: DraftOrder
  readonly exchange: Exchange
  readonly featureFlag: FeatureFlag
  readonly fulfillment: Fulfillment
  readonly fulfillmentProvider: FulfillmentProvider
  readonly fulfillmentSet: FulfillmentSet
  readonly indexEngine: IndexEngine
  readonly inventoryItem: InventoryItem
  readonly invite: Invite
  readonly layouts: Layouts
  readonly locale: Locale
  readonly notification: Notification
  readonly order: Order
  readonly orderEdit: OrderEdit
  readonly payment: Payment
  readonly paymentCollection: PaymentCollection
  readonly plugin: Plugin
  readonly priceList: PriceList
  readonly pricePreference: PricePreference
  readonly product: Product
  readonly productCategory: ProductCategory
  readonly productCollection: ProductCollection
  readonly productOption: ProductOption
  readonly productTag: ProductTag
  readonly productType: ProductType
  readonly productVariant: ProductVariant
  readonly promotion: Promotion
  readonly propertyLabel: PropertyLabel
  readonly refundReason: RefundReason
  readonly region: Region
  readonly reservation: Reservation
  readonly return: Return
  readonly returnReason: ReturnReason
  readonly salesChannel: SalesChannel
  readonly search: Search
  readonly shippingOption: ShippingOption
  readonly shippingOptionType: ShippingOptionType
  readonly shippingProfile: ShippingProfile
  readonly stockLocation: StockLocation
  readonly store: Store
  readonly taxProvider: TaxProvider
  readonly taxRate: TaxRate
  readonly taxRegion: TaxRegion
  readonly translation: Translation
  readonly upload: Upload
  readonly user: User
  readonly views: Views
  readonly workflowExecution: WorkflowExecution
}
