import { z } from "zod"
import { TaxRegion } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"

const ListTaxRegionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  country_code: valueOrOperators(z.string()).optional(),
  province_code: valueOrOperators(z.string()).optional(),
  parent_id: valueOrOperators(z.string()).optional(),
  created_by: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateTaxRegionBody = z
  .strictObject({
    country_code: z.string(),
    provider_id: z.string().nullable().optional(),
    province_code: z.string().nullable().optional(),
    parent_id: z.string().nullable().optional(),
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

const operation = { auth: "user", fields: defaults.adminTaxRegionList, query: ListTaxRegionQuery } as const

export const taxRegionSchemas = {
  list: { ...operation, about: "List tax regions", limit: 20, response: page("tax_regions", TaxRegion) },
  create: {
    ...operation,
    about: "Create a tax region",
    body: CreateTaxRegionBody,
    response: one("tax_region", TaxRegion),
  },
  delete: { about: "Delete a tax region", auth: "user", response: deleted("tax_region") },
  retrieve: {
    ...operation,
    about: "Get a tax region",
    query: selectQuery,
    response: one("tax_region", TaxRegion.optional()),
  },
  update: {
    ...operation,
    about: "Update a tax region",
    body: UpdateTaxRegionBody,
    response: one("tax_region", TaxRegion),
  },
} satisfies EndpointSchemas
