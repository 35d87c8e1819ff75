import { implement } from "#mocks/resources/implement.ts"
import { behindFlag } from "#mocks/resources/reply.ts"
import { indexEngineEndpoints } from "#schema/admin/index-engine.endpoints.ts"
import { indexEngineSchemas } from "#schema/admin/index-engine.ts"

/** Behind a feature flag that is off, as by default. */
export const indexEngineRoutes = implement(indexEngineEndpoints, indexEngineSchemas, {
  details: behindFlag,
  sync: behindFlag,
})
