import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { Currency } from "#schema/store/entities/settings.ts"

const ListCurrencyQuery = listQuery({
  q: z.string().optional(),
  code: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const currencySchemas = {
  list: {
    about: "List currencies",
    auth: "key",
    fields: catalog.storeCurrenciesList,
    allowed: catalog.storeCurrenciesAllowed,
    limit: 50,
    query: ListCurrencyQuery,
    response: page("currencies", Currency),
  },
  retrieve: {
    about: "Get a currency",
    auth: "key",
    fields: catalog.storeCurrenciesList,
    allowed: catalog.storeCurrenciesAllowed,
    query: selectQuery,
    response: one("currency", Currency),
  },
} satisfies EndpointSchemas
