// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { storeEndpoints } from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Tables = typeof storeEndpoints
type Of<R extends keyof Tables, M extends keyof Tables[R]> = MethodOf<Tables[R], M>

interface Cart {
  /**
   * Create a cart.
   *
   * `POST /store/carts`
   *
   * @param args - optional body with `region_id`, `shipping_address`, `billing_address`, `email`, `currency_code`,
   *   `items`, `sales_channel_id`, `promo_codes`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 404 `not_found`
   */
  readonly create: Of<"cart", "create">
  /**
   * Get a cart.
   *
   * `GET /store/carts/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 404 `not_found`
   */
  readonly retrieve: Of<"cart", "retrieve">
  /**
   * Update a cart.
   *
   * `POST /store/carts/:id`
   *
   * @param args - `id`; optional body with `region_id`, `email`, `billing_address`, `shipping_address`,
   *   `sales_channel_id`, `metadata`, `promo_codes`, `locale`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly update: Of<"cart", "update">
  /**
   * Complete a cart; a declined payment returns the cart and the error.
   *
   * `POST /store/carts/:id/complete`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly complete: Of<"cart", "complete">
  /**
   * Assign a guest's cart to the signed-in customer.
   *
   * `POST /store/carts/:id/customer`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly transferCart: Of<"cart", "transferCart">
  /**
   * Add a variant to a cart.
   *
   * `POST /store/carts/:id/line-items`
   *
   * @param args - `id`; body with `variant_id`, `quantity`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly createLineItem: Of<"cart", "createLineItem">
  /**
   * Remove an item from a cart.
   *
   * `DELETE /store/carts/:id/line-items/:line_id`
   *
   * @param args - `id`, `line_id`; optional query with `fields`
   */
  readonly deleteLineItem: Of<"cart", "deleteLineItem">
  /**
   * Change the quantity of an item; 0 removes it.
   *
   * `POST /store/carts/:id/line-items/:line_id`
   *
   * @param args - `id`, `line_id`; body with `quantity`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly updateLineItem: Of<"cart", "updateLineItem">
  /**
   * Remove promotion codes from a cart.
   *
   * `DELETE /store/carts/:id/promotions`
   *
   * @param args - `id`; body with `promo_codes`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly removePromotions: Of<"cart", "removePromotions">
  /**
   * Add promotion codes to a cart.
   *
   * `POST /store/carts/:id/promotions`
   *
   * @param args - `id`; body with `promo_codes`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly addPromotions: Of<"cart", "addPromotions">
  /**
   * Add a shipping method to a cart.
   *
   * `POST /store/carts/:id/shipping-methods`
   *
   * @param args - `id`; body with `option_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly addShippingMethod: Of<"cart", "addShippingMethod">
  /**
   * Calculate the taxes of a cart.
   *
   * `POST /store/carts/:id/taxes`
   *
   * @param args - `id`; optional body with `fields`; optional query with `fields`
   */
  readonly calculateTaxes: Of<"cart", "calculateTaxes">
}

interface Category {
  /**
   * List categories.
   *
   * `GET /store/product-categories`
   *
   * @param args - optional query with `id`, `name`, `description`, `handle`, `parent_category_id`, `external_id`,
   *   `include_ancestors_tree`, `include_descendants_tree`, …
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly list: Of<"category", "list">
  /**
   * Get a category.
   *
   * `GET /store/product-categories/:id`
   *
   * @param args - `id`; optional query with `include_ancestors_tree`, `include_descendants_tree`, `fields`
   */
  readonly retrieve: Of<"category", "retrieve">
}

interface Collection {
  /**
   * List collections.
   *
   * `GET /store/collections`
   *
   * @param args - optional query with `id`, `title`, `handle`, `external_id`, `created_at`, `updated_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"collection", "list">
  /**
   * Get a collection.
   *
   * `GET /store/collections/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"collection", "retrieve">
}

interface Currency {
  /**
   * List currencies.
   *
   * `GET /store/currencies`
   *
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   */
  readonly list: Of<"currency", "list">
  /**
   * Get a currency.
   *
   * `GET /store/currencies/:code`
   *
   * @param args - `code`; optional query with `fields`
   */
  readonly retrieve: Of<"currency", "retrieve">
}

interface Customer {
  /**
   * Create a customer, with the token of a new registration.
   *
   * `POST /store/customers`
   *
   * @param args - optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`;
   *   optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 422 `duplicate_error`
   */
  readonly create: Of<"customer", "create">
  /**
   * Get the signed-in customer.
   *
   * `GET /store/customers/me`
   *
   * @param args - optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly retrieve: Of<"customer", "retrieve">
  /**
   * Update the signed-in customer.
   *
   * `POST /store/customers/me`
   *
   * @param args - optional body with `company_name`, `first_name`, `last_name`, `phone`, `metadata`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"customer", "update">
  /**
   * List the signed-in customer's addresses.
   *
   * `GET /store/customers/me/addresses`
   *
   * @param args - optional query with `city`, `country_code`, `postal_code`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAddress: Of<"customer", "listAddress">
  /**
   * Add an address to the signed-in customer.
   *
   * `POST /store/customers/me/addresses`
   *
   * @param args - optional body with `first_name`, `last_name`, `phone`, `company`, `address_1`, `address_2`, `city`,
   *   `country_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createAddress: Of<"customer", "createAddress">
  /**
   * Delete an address of the signed-in customer.
   *
   * `DELETE /store/customers/me/addresses/:address_id`
   *
   * @param args - `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteAddress: Of<"customer", "deleteAddress">
  /**
   * Get an address of the signed-in customer.
   *
   * `GET /store/customers/me/addresses/:address_id`
   *
   * @param args - `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveAddress: Of<"customer", "retrieveAddress">
  /**
   * Update an address of the signed-in customer.
   *
   * `POST /store/customers/me/addresses/:address_id`
   *
   * @param args - `address_id`; optional body with `first_name`, `last_name`, `phone`, `company`, `address_1`,
   *   `address_2`, `city`, `country_code`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateAddress: Of<"customer", "updateAddress">
}

interface Fulfillment {
  /**
   * List the shipping options of a cart.
   *
   * `GET /store/shipping-options`
   *
   * @param args - query with `cart_id`, optional `is_return`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly listCartOptions: Of<"fulfillment", "listCartOptions">
  /**
   * Calculate the price of a shipping option.
   *
   * `POST /store/shipping-options/:id/calculate`
   *
   * @param args - `id`; body with `cart_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly calculate: Of<"fulfillment", "calculate">
}

interface Hook {
  /**
   * Receive a webhook of a payment provider.
   *
   * `POST /hooks/payment/:provider`
   *
   * @param args - `provider`
   */
  readonly payment: Of<"hook", "payment">
}

interface Locale {
  /**
   * List locales. Needs the server's feature flag `translation`.
   *
   * `GET /store/locales`
   *
   * @throws `ApiError` with 404 `not_found`
   */
  readonly list: Of<"locale", "list">
}

interface Order {
  /**
   * List the signed-in customer's orders.
   *
   * `GET /store/orders`
   *
   * @param args - optional query with `id`, `status`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"order", "list">
  /**
   * Get an order.
   *
   * `GET /store/orders/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"order", "retrieve">
  /**
   * Accept the transfer of an order.
   *
   * `POST /store/orders/:id/transfer/accept`
   *
   * @param args - `id`; body with `token`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly acceptTransfer: Of<"order", "acceptTransfer">
  /**
   * Withdraw a transfer request.
   *
   * `POST /store/orders/:id/transfer/cancel`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly cancelTransfer: Of<"order", "cancelTransfer">
  /**
   * Decline the transfer of an order.
   *
   * `POST /store/orders/:id/transfer/decline`
   *
   * @param args - `id`; body with `token`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly declineTransfer: Of<"order", "declineTransfer">
  /**
   * Request the transfer of a guest order.
   *
   * `POST /store/orders/:id/transfer/request`
   *
   * @param args - `id`; optional body with `description`, `update_order_email`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly requestTransfer: Of<"order", "requestTransfer">
}

interface Payment {
  /**
   * Create a payment collection for a cart.
   *
   * `POST /store/payment-collections`
   *
   * @param args - body with `cart_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly createCollection: Of<"payment", "createCollection">
  /**
   * Create a payment session, replacing an earlier one.
   *
   * `POST /store/payment-collections/:id/payment-sessions`
   *
   * @param args - `id`; body with `provider_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly createSession: Of<"payment", "createSession">
  /**
   * List the payment providers of a region.
   *
   * `GET /store/payment-providers`
   *
   * @param args - query with `region_id`, optional `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly listPaymentProviders: Of<"payment", "listPaymentProviders">
}

interface Product {
  /**
   * List products.
   *
   * `GET /store/products`
   *
   * @param args - optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`, `id`,
   *   `title`, `handle`, …
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly list: Of<"product", "list">
  /**
   * Get a product.
   *
   * `GET /store/products/:id`
   *
   * @param args - `id`; optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`,
   *   `id`, `title`, `handle`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly retrieve: Of<"product", "retrieve">
}

interface ProductOption {
  /**
   * List product options.
   *
   * `GET /store/product-options`
   *
   * @param args - optional query with `id`, `title`, `is_exclusive`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"productOption", "list">
  /**
   * Get a product option.
   *
   * `GET /store/product-options/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"productOption", "retrieve">
}

interface ProductTag {
  /**
   * List product tags.
   *
   * `GET /store/product-tags`
   *
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"productTag", "list">
  /**
   * Get a product tag.
   *
   * `GET /store/product-tags/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"productTag", "retrieve">
}

interface ProductType {
  /**
   * List product types.
   *
   * `GET /store/product-types`
   *
   * @param args - optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"productType", "list">
  /**
   * Get a product type.
   *
   * `GET /store/product-types/:id`
   *
   * @param args - `id`; optional query with `id`, `value`, `external_id`, `created_at`, `updated_at`, `deleted_at`,
   *   `q`, `limit`, …
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"productType", "retrieve">
}

interface ProductVariant {
  /**
   * List product variants.
   *
   * `GET /store/product-variants`
   *
   * @param args - optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`, `id`,
   *   `sku`, `product_id`, …
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly list: Of<"productVariant", "list">
  /**
   * Get a product variant.
   *
   * `GET /store/product-variants/:id`
   *
   * @param args - `id`; optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`,
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly retrieve: Of<"productVariant", "retrieve">
}

interface Region {
  /**
   * List regions.
   *
   * `GET /store/regions`
   *
   * @param args - optional query with `id`, `currency_code`, `name`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 400 `not_allowed`
   */
  readonly list: Of<"region", "list">
  /**
   * Get a region.
   *
   * `GET /store/regions/:id`
   *
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"region", "retrieve">
}

interface Return {
  /**
   * Request a return of items of an order.
   *
   * `POST /store/returns`
   *
   * @param args - body with `order_id`, `items`, `return_shipping`, optional `note`, `receive_now`, `location_id`;
   *   optional query with `id`, `order_id`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly create: Of<"return", "create">
}

interface ReturnReason {
  /**
   * List return reasons.
   *
   * `GET /store/return-reasons`
   *
   * @param args - optional query with `limit`, `offset`, `order`, `fields`, `with_deleted`
   */
  readonly list: Of<"returnReason", "list">
  /**
   * Get a return reason.
   *
   * `GET /store/return-reasons/:id`
   *
   * @param args - `id`; optional query with `fields`
   */
  readonly retrieve: Of<"returnReason", "retrieve">
}

interface Search {
  /**
   * Search for products.
   *
   * `POST /store/search`
   *
   * @param args - body with `queries`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly query: Of<"search", "query">
}

export interface StoreMethods {
  readonly cart: Cart
  readonly category: Category
  readonly collection: Collection
  readonly currency: Currency
  readonly customer: Customer
  readonly fulfillment: Fulfillment
  readonly hook: Hook
  readonly locale: Locale
  readonly order: Order
  readonly payment: Payment
  readonly product: Product
  readonly productOption: ProductOption
  readonly productTag: ProductTag
  readonly productType: ProductType
  readonly productVariant: ProductVariant
  readonly region: Region
  readonly return: Return
  readonly returnReason: ReturnReason
  readonly search: Search
}
