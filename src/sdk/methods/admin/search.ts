// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["search"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Search {
  /**
   * Search all records. `GET /admin/search`
   * @param args - optional query with `entity`, `q`, `limit`, `offset`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * List the search indexes. `GET /admin/search-indexes`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listIndexes: Of<"listIndexes">
  /**
   * Delete a search index. `DELETE /admin/search-indexes/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteIndex: Of<"deleteIndex">
  /**
   * Rebuild a search index. `POST /admin/search-indexes/:id/reindex`
   * @param args - `id`; optional body with `since`, `filters`, `strategy`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly reindex: Of<"reindex">
}
