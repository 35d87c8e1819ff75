import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { Region } from "#schema/store/entities/settings.ts"

const ListRegionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  currency_code: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const regionSchemas = {
  list: {
    about: "List regions",
    auth: "key",
    fields: catalog.storeRegionsList,
    allowed: catalog.storeRegionsAllowed,
    limit: 50,
    query: ListRegionQuery,
    response: page("regions", Region),
  },
  retrieve: {
    about: "Get a region",
    auth: "key",
    fields: catalog.storeRegionsList,
    allowed: catalog.storeRegionsAllowed,
    query: selectQuery,
    response: one("region", Region),
  },
} satisfies EndpointSchemas
