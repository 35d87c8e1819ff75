// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["pricePreference"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface PricePreference {
  /**
   * List price preferences. `GET /admin/price-preferences`
   * @param args - optional query with `id`, `attribute`, `value`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a price preference. `POST /admin/price-preferences`
   * @param args - body with `attribute`, `value`, optional `is_tax_inclusive`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a price preference. `DELETE /admin/price-preferences/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a price preference. `GET /admin/price-preferences/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a price preference. `POST /admin/price-preferences/:id`
   * @param args - `id`; optional body with `attribute`, `value`, `is_tax_inclusive`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly update: Of<"update">
}
