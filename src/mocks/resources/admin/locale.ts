import { implement } from "#mocks/resources/implement.ts"
import { behindFlag } from "#mocks/resources/reply.ts"
import { localeEndpoints } from "#schema/admin/locale.endpoints.ts"
import { localeSchemas } from "#schema/admin/locale.ts"

/** Behind a feature flag that is off, as by default. */
export const localeRoutes = implement(localeEndpoints, localeSchemas, {
  list: behindFlag,
  retrieve: behindFlag,
})
