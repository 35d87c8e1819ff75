import { implement } from "#mocks/resources/implement.ts"
import { behindFlag } from "#mocks/resources/reply.ts"
import { viewsEndpoints } from "#schema/admin/views.endpoints.ts"
import { viewsSchemas } from "#schema/admin/views.ts"

/** Behind a feature flag that is off, as by default. */
export const viewsRoutes = implement(viewsEndpoints, viewsSchemas, {
  columns: behindFlag,
  listConfigurations: behindFlag,
  createConfiguration: behindFlag,
  deleteConfiguration: behindFlag,
  retrieveConfiguration: behindFlag,
  updateConfiguration: behindFlag,
  retrieveActiveConfiguration: behindFlag,
  setActiveConfiguration: behindFlag,
  listEntities: behindFlag,
})
