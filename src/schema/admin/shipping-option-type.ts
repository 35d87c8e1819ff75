import { z } from "zod"
import { ShippingOptionType } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, deleted, groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListShippingOptionTypeQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  label: oneOrMany(z.string()).optional(),
  code: oneOrMany(z.string()).optional(),
  description: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateShippingOptionTypeBody = z.strictObject({
  label: z.string(),
  code: z.string(),
  description: z.string().optional(),
})

const UpdateShippingOptionTypeBody = CreateShippingOptionTypeBody.partial()

const operation = { auth: "user", fields: defaults.adminShippingOptionTypeList, query: selectQuery } as const

export const shippingOptionTypeSchemas = {
  list: {
    ...operation,
    about: "List shipping option types",
    limit: 10,
    query: ListShippingOptionTypeQuery,
    response: page("shipping_option_types", ShippingOptionType),
  },
  create: {
    ...operation,
    about: "Create a shipping option type",
    body: CreateShippingOptionTypeBody,
    response: one("shipping_option_type", ShippingOptionType),
  },
  delete: { about: "Delete a shipping option type", auth: "user", response: deleted("shipping_option_type") },
  retrieve: {
    ...operation,
    about: "Get a shipping option type",
    response: one("shipping_option_type", ShippingOptionType),
  },
  update: {
    ...operation,
    about: "Update a shipping option type",
    body: UpdateShippingOptionTypeBody,
    response: one("shipping_option_type", ShippingOptionType),
  },
} satisfies EndpointSchemas
