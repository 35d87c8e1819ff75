// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["customerGroup"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface CustomerGroup {
  /**
   * List customer groups. `GET /admin/customer-groups`
   * @param args - optional query with `id`, `name`, `customers`, `created_by`, `created_at`, `updated_at`,
   *   `deleted_at`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a customer group. `POST /admin/customer-groups`
   * @param args - body with `name`, optional `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a customer group. `DELETE /admin/customer-groups/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a customer group. `GET /admin/customer-groups/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a customer group. `POST /admin/customer-groups/:id`
   * @param args - `id`; optional body with `name`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Add customers to a group, or remove them. `POST /admin/customer-groups/:id/customers`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchCustomers: Of<"batchCustomers">
}
