// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["store"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Store {
  /**
   * List stores. `GET /admin/stores`
   * @param args - optional query with `id`, `name`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a store. `GET /admin/stores/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a store. `POST /admin/stores/:id`
   * @param args - `id`; optional body with `name`, `supported_currencies`, `supported_locales`,
   *   `default_sales_channel_id`, `default_region_id`, `default_location_id`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
}
