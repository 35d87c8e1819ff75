import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, page, selectQuery, textFilters } from "#schema/fields.ts"
import { Region } from "#schema/store/entities/settings.ts"

const ListRegionQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "currency_code", "name"),
  ...groupFilters,
})

const operation = { auth: "key", fields: catalog.storeRegionsList, allowed: catalog.storeRegionsAllowed } as const

export const regionSchemas = {
  list: { ...operation, about: "List regions", limit: 50, query: ListRegionQuery, response: page("regions", Region) },
  retrieve: { ...operation, about: "Get a region", query: selectQuery, response: one("region", Region) },
} satisfies EndpointSchemas
