// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { featureFlagEndpoints } from "#schema/admin/feature-flag.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof featureFlagEndpoints> = MethodOf<typeof featureFlagEndpoints, M>

export interface FeatureFlag {
  /**
   * List feature flags.
   *
   * `GET /admin/feature-flags`
   */
  readonly list: Of<"list">
}
