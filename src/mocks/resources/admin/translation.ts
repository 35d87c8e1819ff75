import { implement } from "#mocks/resources/implement.ts"
import { behindFlag } from "#mocks/resources/reply.ts"
import { translationEndpoints } from "#schema/admin/translation.endpoints.ts"
import { translationSchemas } from "#schema/admin/translation.ts"

/** Behind a feature flag that is off, as by default. */
export const translationRoutes = implement(translationEndpoints, translationSchemas, {
  list: behindFlag,
  batch: behindFlag,
  settings: behindFlag,
  batchSettings: behindFlag,
  statistics: behindFlag,
  entities: behindFlag,
})
