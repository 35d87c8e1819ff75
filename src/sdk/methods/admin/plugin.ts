// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["plugin"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Plugin {
  /**
   * List plugins. `GET /admin/plugins`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
}
