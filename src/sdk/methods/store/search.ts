// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["search"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Search {
  /**
   * Search for products. `POST /store/search`
   * @param args - body with `queries`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly query: Of<"query">
}
