import { implement } from "#mocks/resources/implement.ts"
import { localeEndpoints } from "#schema/store/locale.endpoints.ts"
import { localeSchemas } from "#schema/store/locale.ts"

/** Behind a flag that is off: the router answers before this. */
export const localeRoutes = implement(localeEndpoints, localeSchemas, { list: () => ({ locales: [] }) })
