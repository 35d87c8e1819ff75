// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["featureFlag"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface FeatureFlag {
  /**
   * List feature flags. `GET /admin/feature-flags`
   */
  readonly list: Of<"list">
}
