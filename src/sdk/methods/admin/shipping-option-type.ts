// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["shippingOptionType"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ShippingOptionType {
  /**
   * List shipping option types. `GET /admin/shipping-option-types`
   * @param args - optional query with `id`, `label`, `code`, `description`, `created_at`, `updated_at`, `deleted_at`,
   *   `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a shipping option type. `POST /admin/shipping-option-types`
   * @param args - body with `label`, `code`, optional `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a shipping option type. `DELETE /admin/shipping-option-types/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a shipping option type. `GET /admin/shipping-option-types/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a shipping option type. `POST /admin/shipping-option-types/:id`
   * @param args - `id`; optional body with `label`, `code`, `description`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
