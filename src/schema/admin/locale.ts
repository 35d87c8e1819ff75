import { z } from "zod"
import { Locale } from "#schema/admin/entities/settings.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListLocaleQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const localeSchemas = {
  list: { about: "List locales", flag: "translation", query: ListLocaleQuery, response: page("locales", Locale) },
  retrieve: { about: "Get a locale", flag: "translation", query: selectQuery, response: one("locale", Locale) },
} satisfies EndpointSchemas
