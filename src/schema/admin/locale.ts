import { z } from "zod"
import { Locale } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListLocaleQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const localeSchemas = {
  list: {
    about: "List locales",
    auth: "user",
    fields: defaults.adminStoreLocaleList,
    limit: 200,
    whenOff: "unregistered",
    flag: "translation",
    query: ListLocaleQuery,
    response: page("locales", Locale),
  },
  retrieve: {
    about: "Get a locale",
    auth: "user",
    fields: defaults.adminStoreLocaleList,
    whenOff: "unregistered",
    flag: "translation",
    query: selectQuery,
    response: one("locale", Locale),
  },
} satisfies EndpointSchemas
