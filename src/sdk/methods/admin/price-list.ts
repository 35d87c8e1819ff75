// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["priceList"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface PriceList {
  /**
   * List price lists. `GET /admin/price-lists`
   * @param args - optional query with `id`, `starts_at`, `ends_at`, `status`, `rules_count`, `q`, `limit`, `offset`,
   *   …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a price list. `POST /admin/price-lists`
   * @param args - body with `title`, `description`, optional `starts_at`, `ends_at`, `status`, `type`, `rules`,
   *   `prices`, …; optional query with `id`, `starts_at`, `ends_at`, `status`, `rules_count`, `q`, `limit`, `offset`,
   *   …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a price list. `DELETE /admin/price-lists/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a price list. `GET /admin/price-lists/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a price list. `POST /admin/price-lists/:id`
   * @param args - `id`; optional body with `title`, `description`, `starts_at`, `ends_at`, `status`, `type`, `rules`,
   *   `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List the prices of a price list. `GET /admin/price-lists/:id/prices`
   * @param args - `id`; optional query with `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly prices: Of<"prices">
  /**
   * Create, update and delete prices of a price list. `POST /admin/price-lists/:id/prices/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchPrices: Of<"batchPrices">
  /**
   * Remove the prices of products from a price list. `POST /admin/price-lists/:id/products`
   * @param args - `id`; optional body with `remove`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly linkProducts: Of<"linkProducts">
}
