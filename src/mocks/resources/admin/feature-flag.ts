import { implement } from "#mocks/resources/implement.ts"
import { featureFlagEndpoints } from "#schema/admin/feature-flag.endpoints.ts"
import { featureFlagSchemas } from "#schema/admin/feature-flag.ts"

const FLAGS = {
  backend_hmr: false,
  caching: false,
  index_engine: false,
  rbac_filter_fields: false,
  rbac: false,
  translation: false,
  view_configurations: false,
}

export const featureFlagRoutes = implement(featureFlagEndpoints, featureFlagSchemas, {
  list: () => ({ feature_flags: FLAGS }),
})
