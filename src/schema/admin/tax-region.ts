import { z } from "zod"
import { TaxRegion } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, metadata, one, oneOrMany, optionalTexts, recordQuery, valueOrOperators } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListTaxRegionQuery = recordQuery({
  country_code: valueOrOperators(z.string()).optional(),
  province_code: valueOrOperators(z.string()).optional(),
  parent_id: valueOrOperators(z.string()).optional(),
  created_by: oneOrMany(z.string()).optional(),
})

const CreateTaxRegionBody = z
  .strictObject({
    country_code: z.string(),
    ...optionalTexts("provider_id", "province_code", "parent_id"),
    default_tax_rate: z
      .object({
        rate: z.number().optional(),
        code: z.string(),
        name: z.string(),
        is_combinable: z.boolean().optional(),
        metadata: metadata.optional(),
      })
      .optional(),
    metadata: metadata.optional(),
    additional_data: json.nullable().optional(),
  })
  .refine((region) => Boolean(region.parent_id) || Boolean(region.provider_id), {
    path: ["provider_id"],
    message: "Provider is required when creating a non-province tax region.",
  })

const UpdateTaxRegionBody = z.strictObject({
  province_code: z.string().nullable().optional(),
  provider_id: z.string().optional(),
  metadata: metadata.optional(),
})

const records = recordSchemas({
  names: ["a tax region", "tax regions"],
  keys: ["tax_region", "tax_regions"],
  entity: TaxRegion,
  fields: defaults.adminTaxRegionList,
  limit: 20,
  query: ListTaxRegionQuery,
  create: CreateTaxRegionBody,
  update: UpdateTaxRegionBody,
})

export const taxRegionSchemas = {
  ...records,
  create: { ...records.create, query: ListTaxRegionQuery },
  retrieve: { ...records.retrieve, response: one("tax_region", TaxRegion.optional()) },
  update: { ...records.update, query: ListTaxRegionQuery },
} satisfies EndpointSchemas
