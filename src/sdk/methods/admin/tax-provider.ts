// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["taxProvider"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface TaxProvider {
  /**
   * List tax providers. `GET /admin/tax-providers`
   * @param args - optional query with `id`, `is_enabled`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
}
