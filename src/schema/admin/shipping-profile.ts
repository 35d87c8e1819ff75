import { z } from "zod"
import { ShippingProfile } from "#schema/admin/entities/location.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListShippingProfileQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  type: z.string().optional(),
  name: z.string().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateShippingProfileBody = z.strictObject({
  name: z.string(),
  type: z.string(),
  metadata: metadata.optional(),
})

export const UpdateShippingProfileBody = z.strictObject({
  name: z.string().optional(),
  type: z.string().optional(),
  metadata: metadata.optional(),
})

export const shippingProfileSchemas = {
  list: {
    about: "List shipping profiles",
    query: ListShippingProfileQuery,
    response: page("shipping_profiles", ShippingProfile),
  },
  create: {
    about: "Create a shipping profile",
    query: ListShippingProfileQuery,
    body: CreateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
  delete: { about: "Delete a shipping profile", response: deleted("shipping_profile") },
  retrieve: { about: "Get a shipping profile", query: selectQuery, response: one("shipping_profile", ShippingProfile) },
  update: {
    about: "Update a shipping profile",
    query: selectQuery,
    body: UpdateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
} satisfies EndpointSchemas
