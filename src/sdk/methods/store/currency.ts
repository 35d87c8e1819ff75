// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["currency"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Currency {
  /**
   * List currencies. `GET /store/currencies`
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   */
  readonly list: Of<"list">
  /**
   * Get a currency. `GET /store/currencies/:code`
   * @param args - `code`; optional query with `fields`
   */
  readonly retrieve: Of<"retrieve">
}
