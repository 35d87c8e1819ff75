import { z } from "zod"
import { Currency } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListCurrencyQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

const operation = { auth: "user", fields: defaults.adminCurrencyList } as const

export const currencySchemas = {
  list: {
    ...operation,
    about: "List currencies",
    limit: 200,
    query: ListCurrencyQuery,
    response: page("currencies", Currency),
  },
  retrieve: { ...operation, about: "Get a currency", query: selectQuery, response: one("currency", Currency) },
} satisfies EndpointSchemas
