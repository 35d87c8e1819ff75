// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["collection"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Collection {
  /**
   * List collections. `GET /store/collections`
   * @param args - optional query with `id`, `title`, `handle`, `external_id`, `created_at`, `updated_at`, `q`,
   *   `limit`, …
   */
  readonly list: Of<"list">
  /**
   * Get a collection. `GET /store/collections/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
