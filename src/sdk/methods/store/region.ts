// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["region"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Region {
  /**
   * List regions. `GET /store/regions`
   * @param args - optional query with `id`, `currency_code`, `name`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 400 `not_allowed`
   */
  readonly list: Of<"list">
  /**
   * Get a region. `GET /store/regions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
