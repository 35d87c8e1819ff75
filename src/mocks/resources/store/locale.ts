import { implement } from "#mocks/resources/implement.ts"
import { localeEndpoints } from "#schema/store/locale.endpoints.ts"
import { localeSchemas } from "#schema/store/locale.ts"

export const localeRoutes = implement(localeEndpoints, localeSchemas, {
  list: ({ db }) => {
    const codes = db.tables.storeLocale.all().map((row) => row.locale_code)
    const known = codes.flatMap((code) => db.tables.locale.by("code", code))
    return { locales: known.map(({ code, name }) => ({ code, name })) }
  },
})
