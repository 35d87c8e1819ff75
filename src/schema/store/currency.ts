import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { Currency } from "#schema/store/entities/settings.ts"

const ListCurrencyQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

const operation = { auth: "key", fields: catalog.storeCurrenciesList, allowed: catalog.storeCurrenciesAllowed } as const

export const currencySchemas = {
  list: {
    ...operation,
    about: "List currencies",
    limit: 50,
    query: ListCurrencyQuery,
    response: page("currencies", Currency),
  },
  retrieve: { ...operation, about: "Get a currency", query: selectQuery, response: one("currency", Currency) },
} satisfies EndpointSchemas
