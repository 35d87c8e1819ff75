import { z } from "zod"
import { Region } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import { metadata, recordQuery, textFilters } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListRegionQuery = recordQuery(textFilters("currency_code", "name"))

const CreateRegionBody = z.strictObject({
  name: z.string(),
  currency_code: z.string(),
  countries: z.array(z.string()).optional(),
  automatic_taxes: z.boolean().optional(),
  is_tax_inclusive: z.boolean().optional(),
  payment_providers: z.array(z.string()).optional(),
  metadata: metadata.optional(),
})

const UpdateRegionBody = CreateRegionBody.partial()

export const regionSchemas = recordSchemas({
  names: ["a region", "regions"],
  keys: ["region", "regions"],
  entity: Region,
  fields: defaults.adminRegionList,
  limit: 50,
  query: ListRegionQuery,
  create: CreateRegionBody,
  update: UpdateRegionBody,
})
