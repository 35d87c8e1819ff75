import { z } from "zod"
import { Currency } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListCurrencyQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const currencySchemas = {
  list: {
    about: "List currencies",
    auth: "user",
    fields: defaults.adminCurrencyList,
    limit: 200,
    query: ListCurrencyQuery,
    response: page("currencies", Currency),
  },
  retrieve: {
    about: "Get a currency",
    auth: "user",
    fields: defaults.adminCurrencyList,
    query: selectQuery,
    response: one("currency", Currency),
  },
} satisfies EndpointSchemas
