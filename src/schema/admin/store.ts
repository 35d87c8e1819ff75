import { z } from "zod"
import { Store } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, metadata, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListStoreQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const UpdateStoreBody = z.strictObject({
  name: z.string().optional(),
  supported_currencies: z
    .array(
      z.object({
        currency_code: z.string(),
        is_default: z.boolean().optional(),
        is_tax_inclusive: z.boolean().optional(),
      }),
    )
    .optional(),
  supported_locales: z.array(z.object({ locale_code: z.string() })).optional(),
  default_sales_channel_id: z.string().nullable().optional(),
  default_region_id: z.string().nullable().optional(),
  default_location_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const storeSchemas = {
  list: {
    about: "List stores",
    auth: "user",
    fields: defaults.adminStoreList,
    limit: 50,
    query: ListStoreQuery,
    response: page("stores", Store),
  },
  retrieve: {
    about: "Get a store",
    auth: "user",
    fields: defaults.adminStoreList,
    query: selectQuery,
    response: one("store", Store.optional()),
  },
  update: {
    about: "Update a store",
    auth: "user",
    fields: defaults.adminStoreList,
    query: selectQuery,
    body: UpdateStoreBody,
    response: one("store", Store),
  },
} satisfies EndpointSchemas
