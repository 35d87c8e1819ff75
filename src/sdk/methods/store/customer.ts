// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["customer"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Customer {
  /**
   * Create a customer, with the token of a new registration. `POST /store/customers`
   * @param args - optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`;
   *   optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 422 `duplicate_error`
   */
  readonly create: Of<"create">
  /**
   * Get the signed-in customer. `GET /store/customers/me`
   * @param args - optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update the signed-in customer. `POST /store/customers/me`
   * @param args - optional body with `company_name`, `first_name`, `last_name`, `phone`, `metadata`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * List the signed-in customer's addresses. `GET /store/customers/me/addresses`
   * @param args - optional query with `city`, `country_code`, `postal_code`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAddress: Of<"listAddress">
  /**
   * Add an address to the signed-in customer. `POST /store/customers/me/addresses`
   * @param args - optional body with `first_name`, `last_name`, `phone`, `company`, `address_1`, `address_2`, `city`,
   *   `country_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createAddress: Of<"createAddress">
  /**
   * Delete an address of the signed-in customer. `DELETE /store/customers/me/addresses/:address_id`
   * @param args - `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteAddress: Of<"deleteAddress">
  /**
   * Get an address of the signed-in customer. `GET /store/customers/me/addresses/:address_id`
   * @param args - `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveAddress: Of<"retrieveAddress">
  /**
   * Update an address of the signed-in customer. `POST /store/customers/me/addresses/:address_id`
   * @param args - `address_id`; optional body with `first_name`, `last_name`, `phone`, `company`, `address_1`,
   *   `address_2`, `city`, `country_code`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly updateAddress: Of<"updateAddress">
}
