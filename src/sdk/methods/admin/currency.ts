// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["currency"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Currency {
  /**
   * List currencies. `GET /admin/currencies`
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a currency. `GET /admin/currencies/:code`
   * @param args - `code`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
