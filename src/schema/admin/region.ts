import { z } from "zod"
import { Region } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListRegionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  currency_code: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

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

const operation = { auth: "user", fields: defaults.adminRegionList, query: selectQuery } as const

export const regionSchemas = {
  list: { ...operation, about: "List regions", limit: 50, query: ListRegionQuery, response: page("regions", Region) },
  create: { ...operation, about: "Create a region", body: CreateRegionBody, response: one("region", Region) },
  delete: { about: "Delete a region", auth: "user", response: deleted("region") },
  retrieve: { ...operation, about: "Get a region", response: one("region", Region) },
  update: { ...operation, about: "Update a region", body: UpdateRegionBody, response: one("region", Region) },
} satisfies EndpointSchemas
