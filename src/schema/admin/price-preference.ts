import { z } from "zod"
import { PricePreference } from "#schema/admin/entities/pricing.ts"
import * as defaults from "#schema/defaults/admin.ts"
import { groupFilters, listQuery, textFilters } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListPricePreferenceQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "attribute", "value"),
  ...groupFilters,
})

const CreatePricePreferenceBody = z.strictObject({
  attribute: z.string(),
  value: z.string(),
  is_tax_inclusive: z.boolean().optional(),
})

const UpdatePricePreferenceBody = CreatePricePreferenceBody.partial()

export const pricePreferenceSchemas = recordSchemas({
  names: ["a price preference", "price preferences"],
  keys: ["price_preference", "price_preferences"],
  entity: PricePreference,
  fields: defaults.adminPricePreferenceList,
  limit: 300,
  query: ListPricePreferenceQuery,
  create: CreatePricePreferenceBody,
  update: UpdatePricePreferenceBody,
})
