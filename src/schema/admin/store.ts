import { z } from "zod"
import { Store } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  groupFilters,
  listQuery,
  metadata,
  one,
  optionalTexts,
  page,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"

const ListStoreQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "name"),
  ...groupFilters,
})

const UpdateStoreBody = z.strictObject({
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
  ...optionalTexts("default_sales_channel_id", "default_region_id", "default_location_id"),
  metadata: metadata.optional(),
})

const operation = { auth: "user", fields: defaults.adminStoreList, query: selectQuery } as const

export const storeSchemas = {
  list: { ...operation, about: "List stores", limit: 50, query: ListStoreQuery, response: page("stores", Store) },
  retrieve: { ...operation, about: "Get a store", response: one("store", Store.optional()) },
  update: { ...operation, about: "Update a store", body: UpdateStoreBody, response: one("store", Store) },
} satisfies EndpointSchemas
