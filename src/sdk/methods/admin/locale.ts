// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["locale"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Locale {
  /**
   * List locales. Needs the server's feature flag `translation`. `GET /admin/locales`
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"list">
  /**
   * Get a locale. Needs the server's feature flag `translation`. `GET /admin/locales/:code`
   * @param args - `code`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
