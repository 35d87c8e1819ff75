// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["taxRate"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface TaxRate {
  /**
   * List tax rates. `GET /admin/tax-rates`
   * @param args - optional query with `tax_region_id`, `is_default`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a tax rate. `POST /admin/tax-rates`
   * @param args - body with `code`, `name`, `tax_region_id`, optional `rate`, `rules`, `is_default`, `is_combinable`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a tax rate. `DELETE /admin/tax-rates/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a tax rate. `GET /admin/tax-rates/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a tax rate. `POST /admin/tax-rates/:id`
   * @param args - `id`; optional body with `rate`, `code`, `rules`, `name`, `is_default`, `is_combinable`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Add a rule to a tax rate. `POST /admin/tax-rates/:id/rules`
   * @param args - `id`; body with `reference`, `reference_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly addRule: Of<"addRule">
  /**
   * Remove a rule from a tax rate. `DELETE /admin/tax-rates/:id/rules/:rule_id`
   * @param args - `id`, `rule_id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly removeRule: Of<"removeRule">
}
