import { z } from "zod"
import { ShippingProfile } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, groupFilters, listQuery, metadata, oneOrMany } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListShippingProfileQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  type: z.string().optional(),
  name: z.string().optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateShippingProfileBody = z.strictObject({
  name: z.string(),
  type: z.string(),
  metadata: metadata.optional(),
})

const UpdateShippingProfileBody = CreateShippingProfileBody.partial()

const records = recordSchemas({
  names: ["a shipping profile", "shipping profiles"],
  keys: ["shipping_profile", "shipping_profiles"],
  entity: ShippingProfile,
  fields: defaults.adminShippingProfileList,
  limit: 20,
  query: ListShippingProfileQuery,
  create: CreateShippingProfileBody,
  update: UpdateShippingProfileBody,
})

export const shippingProfileSchemas = {
  ...records,
  create: { ...records.create, query: ListShippingProfileQuery },
} satisfies EndpointSchemas
