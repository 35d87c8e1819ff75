// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["taxRegion"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface TaxRegion {
  /**
   * List tax regions. `GET /admin/tax-regions`
   * @param args - optional query with `id`, `country_code`, `province_code`, `parent_id`, `created_by`, `created_at`,
   *   `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a tax region. `POST /admin/tax-regions`
   * @param args - body with `country_code`, optional `provider_id`, `province_code`, `parent_id`, `default_tax_rate`,
   *   `metadata`, `additional_data`; optional query with `id`, `country_code`, `province_code`, `parent_id`,
   *   `created_by`, `created_at`, `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a tax region. `DELETE /admin/tax-regions/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a tax region. `GET /admin/tax-regions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a tax region. `POST /admin/tax-regions/:id`
   * @param args - `id`; optional body with `province_code`, `provider_id`, `metadata`; optional query with `id`,
   *   `country_code`, `province_code`, `parent_id`, `created_by`, `created_at`, `updated_at`, `deleted_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
