import { featureFlags } from "#mocks/domain/system/feature-flags.ts"
import { implement } from "#mocks/resources/implement.ts"
import { featureFlagEndpoints } from "#schema/admin/feature-flag.endpoints.ts"
import { featureFlagSchemas } from "#schema/admin/feature-flag.ts"

export const featureFlagRoutes = implement(featureFlagEndpoints, featureFlagSchemas, {
  list: (ctx) => ({ feature_flags: featureFlags(ctx.db) }),
})
