// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["shippingProfile"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ShippingProfile {
  /**
   * List shipping profiles. `GET /admin/shipping-profiles`
   * @param args - optional query with `id`, `type`, `name`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a shipping profile. `POST /admin/shipping-profiles`
   * @param args - body with `name`, `type`, optional `metadata`; optional query with `id`, `type`, `name`,
   *   `created_at`, `updated_at`, `deleted_at`, `q`, `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a shipping profile. `DELETE /admin/shipping-profiles/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"delete">
  /**
   * Get a shipping profile. `GET /admin/shipping-profiles/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a shipping profile. `POST /admin/shipping-profiles/:id`
   * @param args - `id`; optional body with `name`, `type`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
