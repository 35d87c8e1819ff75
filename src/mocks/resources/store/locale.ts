import { implement } from "#mocks/resources/implement.ts"
import { localeEndpoints } from "#schema/store/locale.endpoints.ts"
import { localeSchemas } from "#schema/store/locale.ts"

/** Behind a feature flag that is off: the router responds before this resolver. */
export const localeRoutes = implement(localeEndpoints, localeSchemas, { list: () => ({ locales: [] }) })
