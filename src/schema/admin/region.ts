import { z } from "zod"
import { Region } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListRegionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  currency_code: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateRegionBody = z.strictObject({
  name: z.string(),
  currency_code: z.string(),
  countries: z.array(z.string()).optional(),
  automatic_taxes: z.boolean().optional(),
  is_tax_inclusive: z.boolean().optional(),
  payment_providers: z.array(z.string()).optional(),
  metadata: metadata.optional(),
})

export const UpdateRegionBody = z.strictObject({
  name: z.string().optional(),
  currency_code: z.string().optional(),
  countries: z.array(z.string()).optional(),
  automatic_taxes: z.boolean().optional(),
  is_tax_inclusive: z.boolean().optional(),
  payment_providers: z.array(z.string()).optional(),
  metadata: metadata.optional(),
})

export const regionSchemas = {
  list: {
    about: "List regions",
    auth: "user",
    fields: defaults.adminRegionList,
    limit: 50,
    query: ListRegionQuery,
    response: page("regions", Region),
  },
  create: {
    about: "Create a region",
    auth: "user",
    fields: defaults.adminRegionList,
    query: selectQuery,
    body: CreateRegionBody,
    response: one("region", Region),
  },
  delete: { about: "Delete a region", auth: "user", response: deleted("region") },
  retrieve: {
    about: "Get a region",
    auth: "user",
    fields: defaults.adminRegionList,
    query: selectQuery,
    response: one("region", Region),
  },
  update: {
    about: "Update a region",
    auth: "user",
    fields: defaults.adminRegionList,
    query: selectQuery,
    body: UpdateRegionBody,
    response: one("region", Region),
  },
} satisfies EndpointSchemas
