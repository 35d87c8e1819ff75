// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["customer"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Customer {
  /**
   * List customers. `GET /admin/customers`
   * @param args - optional query with `id`, `email`, `groups`, `company_name`, `first_name`, `last_name`,
   *   `has_account`, `created_by`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a customer. `POST /admin/customers`
   * @param args - optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a customer. `DELETE /admin/customers/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a customer. `GET /admin/customers/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a customer. `POST /admin/customers/:id`
   * @param args - `id`; optional body with `email`, `company_name`, `first_name`, `last_name`, `phone`, `metadata`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List the addresses of a customer. `GET /admin/customers/:id/addresses`
   * @param args - `id`; optional query with `company`, `city`, `country_code`, `province`, `postal_code`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAddresses: Of<"listAddresses">
  /**
   * Add an address to a customer. `POST /admin/customers/:id/addresses`
   * @param args - `id`; optional body with `address_name`, `is_default_shipping`, `is_default_billing`, `company`,
   *   `first_name`, `last_name`, `address_1`, `address_2`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createAddress: Of<"createAddress">
  /**
   * Delete an address of a customer. `DELETE /admin/customers/:id/addresses/:address_id`
   * @param args - `id`, `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteAddress: Of<"deleteAddress">
  /**
   * Get an address of a customer. `GET /admin/customers/:id/addresses/:address_id`
   * @param args - `id`, `address_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveAddress: Of<"retrieveAddress">
  /**
   * Update an address of a customer. `POST /admin/customers/:id/addresses/:address_id`
   * @param args - `id`, `address_id`; optional body with `address_name`, `is_default_shipping`, `is_default_billing`,
   *   `company`, `first_name`, `last_name`, `address_1`, `address_2`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateAddress: Of<"updateAddress">
  /**
   * Add a customer to groups, or remove them. `POST /admin/customers/:id/customer-groups`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchCustomerGroups: Of<"batchCustomerGroups">
}
