// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { pluginEndpoints } from "#schema/admin/plugin.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof pluginEndpoints> = MethodOf<typeof pluginEndpoints, M>

export interface Plugin {
  /**
   * List plugins.
   *
   * `GET /admin/plugins`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
}
