import { z } from "zod"
import { ShippingOptionType } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListShippingOptionTypeQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  label: oneOrMany(z.string()).optional(),
  code: oneOrMany(z.string()).optional(),
  description: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateShippingOptionTypeBody = z.strictObject({
  label: z.string(),
  code: z.string(),
  description: z.string().optional(),
})

export const UpdateShippingOptionTypeBody = z.strictObject({
  label: z.string().optional(),
  code: z.string().optional(),
  description: z.string().optional(),
})

export const shippingOptionTypeSchemas = {
  list: {
    about: "List shipping option types",
    auth: "user",
    fields: defaults.adminShippingOptionTypeList,
    limit: 10,
    query: ListShippingOptionTypeQuery,
    response: page("shipping_option_types", ShippingOptionType),
  },
  create: {
    about: "Create a shipping option type",
    auth: "user",
    fields: defaults.adminShippingOptionTypeList,
    query: selectQuery,
    body: CreateShippingOptionTypeBody,
    response: one("shipping_option_type", ShippingOptionType),
  },
  delete: { about: "Delete a shipping option type", auth: "user", response: deleted("shipping_option_type") },
  retrieve: {
    about: "Get a shipping option type",
    auth: "user",
    fields: defaults.adminShippingOptionTypeList,
    query: selectQuery,
    response: one("shipping_option_type", ShippingOptionType),
  },
  update: {
    about: "Update a shipping option type",
    auth: "user",
    fields: defaults.adminShippingOptionTypeList,
    query: selectQuery,
    body: UpdateShippingOptionTypeBody,
    response: one("shipping_option_type", ShippingOptionType),
  },
} satisfies EndpointSchemas
