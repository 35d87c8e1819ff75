// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["indexEngine"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface IndexEngine {
  /**
   * Get the contents and state of the index. Needs the server's feature flag `index_engine`. `GET
   * /admin/index/details`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly details: Of<"details">
  /**
   * Synchronize the index. Needs the server's feature flag `index_engine`. `POST /admin/index/sync`
   * @param args - optional body with `strategy`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly sync: Of<"sync">
}
