import { z } from "zod"
import { ShippingProfile } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
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
    auth: "user",
    fields: defaults.adminShippingProfileList,
    limit: 20,
    query: ListShippingProfileQuery,
    response: page("shipping_profiles", ShippingProfile),
  },
  create: {
    about: "Create a shipping profile",
    auth: "user",
    fields: defaults.adminShippingProfileList,
    query: ListShippingProfileQuery,
    body: CreateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
  delete: { about: "Delete a shipping profile", auth: "user", response: deleted("shipping_profile") },
  retrieve: {
    about: "Get a shipping profile",
    auth: "user",
    fields: defaults.adminShippingProfileList,
    query: selectQuery,
    response: one("shipping_profile", ShippingProfile),
  },
  update: {
    about: "Update a shipping profile",
    auth: "user",
    fields: defaults.adminShippingProfileList,
    query: selectQuery,
    body: UpdateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
} satisfies EndpointSchemas
