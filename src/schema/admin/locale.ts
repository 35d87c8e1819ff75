import { z } from "zod"
import { Locale } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListLocaleQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

const operation = { auth: "user", fields: defaults.adminStoreLocaleList } as const

export const localeSchemas = {
  list: {
    ...operation,
    about: "List locales",
    limit: 200,
    whenOff: "unregistered",
    flag: "translation",
    query: ListLocaleQuery,
    response: page("locales", Locale),
  },
  retrieve: {
    ...operation,
    about: "Get a locale",
    whenOff: "unregistered",
    flag: "translation",
    query: selectQuery,
    response: one("locale", Locale),
  },
} satisfies EndpointSchemas
