import { implement } from "#mocks/resources/implement.ts"
import { behindFlag } from "#mocks/resources/reply.ts"
import { propertyLabelEndpoints } from "#schema/admin/property-label.endpoints.ts"
import { propertyLabelSchemas } from "#schema/admin/property-label.ts"

/** Behind a feature flag that is off, as by default. */
export const propertyLabelRoutes = implement(propertyLabelEndpoints, propertyLabelSchemas, {
  list: behindFlag,
  create: behindFlag,
  delete: behindFlag,
  retrieve: behindFlag,
  update: behindFlag,
  batch: behindFlag,
})
