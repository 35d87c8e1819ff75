// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["return"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Return {
  /**
   * Request a return of items of an order. `POST /store/returns`
   * @param args - body with `order_id`, `items`, `return_shipping`, optional `note`, `receive_now`, `location_id`;
   *   optional query with `id`, `order_id`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly create: Of<"create">
}
