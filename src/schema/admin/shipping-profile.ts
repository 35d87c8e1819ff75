import { z } from "zod"
import { ShippingProfile } from "#schema/admin/entities/location.ts"
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

const operation = { auth: "user", fields: defaults.adminShippingProfileList, query: ListShippingProfileQuery } as const

export const shippingProfileSchemas = {
  list: {
    ...operation,
    about: "List shipping profiles",
    limit: 20,
    response: page("shipping_profiles", ShippingProfile),
  },
  create: {
    ...operation,
    about: "Create a shipping profile",
    body: CreateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
  delete: { about: "Delete a shipping profile", auth: "user", response: deleted("shipping_profile") },
  retrieve: {
    ...operation,
    about: "Get a shipping profile",
    query: selectQuery,
    response: one("shipping_profile", ShippingProfile),
  },
  update: {
    ...operation,
    about: "Update a shipping profile",
    query: selectQuery,
    body: UpdateShippingProfileBody,
    response: one("shipping_profile", ShippingProfile),
  },
} satisfies EndpointSchemas
