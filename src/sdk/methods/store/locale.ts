// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["locale"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Locale {
  /**
   * List locales. Needs the server's feature flag `translation`. `GET /store/locales`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly list: Of<"list">
}
