// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { layoutsEndpoints } from "#schema/admin/layouts.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof layoutsEndpoints> = MethodOf<typeof layoutsEndpoints, M>

export interface Layouts {
  /**
   * Restore the default layout of a zone.
   *
   * `DELETE /admin/layouts/:zone/configuration`
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly deleteConfiguration: Of<"deleteConfiguration">
  /**
   * Get the layout of a zone.
   *
   * `GET /admin/layouts/:zone/configuration`
   * @param args - `zone`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieveConfiguration: Of<"retrieveConfiguration">
  /**
   * Set the layout of a zone.
   *
   * `POST /admin/layouts/:zone/configuration`
   * @param args - `zone`; body with `configuration`, optional `is_default`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly setConfiguration: Of<"setConfiguration">
  /**
   * List configurations.
   *
   * `GET /admin/layouts/configurations`
   * @param args - optional query with `id`, `zone`, `user_id`, `is_system_default`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listConfigurations: Of<"listConfigurations">
}
