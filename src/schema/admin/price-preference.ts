import { z } from "zod"
import { PricePreference } from "#schema/admin/entities/pricing.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListPricePreferenceQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  attribute: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

const CreatePricePreferenceBody = z.strictObject({
  attribute: z.string(),
  value: z.string(),
  is_tax_inclusive: z.boolean().optional(),
})

const UpdatePricePreferenceBody = CreatePricePreferenceBody.partial()

const operation = { auth: "user", fields: defaults.adminPricePreferenceList, query: selectQuery } as const

export const pricePreferenceSchemas = {
  list: {
    ...operation,
    about: "List price preferences",
    limit: 300,
    query: ListPricePreferenceQuery,
    response: page("price_preferences", PricePreference),
  },
  create: {
    ...operation,
    about: "Create a price preference",
    body: CreatePricePreferenceBody,
    response: one("price_preference", PricePreference),
  },
  delete: { about: "Delete a price preference", auth: "user", response: deleted("price_preference") },
  retrieve: { ...operation, about: "Get a price preference", response: one("price_preference", PricePreference) },
  update: {
    ...operation,
    about: "Update a price preference",
    body: UpdatePricePreferenceBody,
    response: one("price_preference", PricePreference),
  },
} satisfies EndpointSchemas
