// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["returnReason"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ReturnReason {
  /**
   * List return reasons. `GET /store/return-reasons`
   * @param args - optional query with `limit`, `offset`, `order`, `fields`, `with_deleted`
   */
  readonly list: Of<"list">
  /**
   * Get a return reason. `GET /store/return-reasons/:id`
   * @param args - `id`; optional query with `fields`
   */
  readonly retrieve: Of<"retrieve">
}
