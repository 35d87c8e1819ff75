// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["layouts"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Layouts {
  /**
   * Restore the default layout of a zone. `DELETE /admin/layouts/:zone/configuration`
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteConfiguration: Of<"deleteConfiguration">
  /**
   * Get the layout of a zone. `GET /admin/layouts/:zone/configuration`
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveConfiguration: Of<"retrieveConfiguration">
  /**
   * Set the layout of a zone. `POST /admin/layouts/:zone/configuration`
   * @param args - `zone`; body with `configuration`, optional `is_default`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly setConfiguration: Of<"setConfiguration">
  /**
   * List configurations. `GET /admin/layouts/configurations`
   * @param args - optional query with `id`, `zone`, `user_id`, `is_system_default`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listConfigurations: Of<"listConfigurations">
}
