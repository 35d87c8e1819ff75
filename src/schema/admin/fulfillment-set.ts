import { z } from "zod"
import { FulfillmentSet, ServiceZone } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, deletedFrom, json, metadata, one, selectQuery } from "#schema/fields.ts"

const place = { country_code: z.string(), metadata: metadata.optional() }

const country = z.object({ ...place, type: z.literal("country") })

const province = z.object({ ...place, type: z.literal("province"), province_code: z.string() })

const city = z.object({ ...place, type: z.literal("city"), province_code: z.string(), city: z.string() })

const zip = z.object({
  ...place,
  type: z.literal("zip"),
  province_code: z.string(),
  city: z.string(),
  postal_expression: json,
})

const known = { id: z.string().optional() }

const CreateServiceZoneBody = z.strictObject({
  name: z.string(),
  geo_zones: z.array(z.union([country, province, city, zip])).optional(),
})

const UpdateServiceZoneBody = z.strictObject({
  name: z.string().nullable().optional(),
  geo_zones: z
    .array(z.union([country.extend(known), province.extend(known), city.extend(known), zip.extend(known)]))
    .optional(),
})

const operation = {
  auth: "user",
  fields: defaults.adminFulfillmentSet,
  query: selectQuery,
  response: one("fulfillment_set", FulfillmentSet),
} as const

export const fulfillmentSetSchemas = {
  delete: { about: "Delete a fulfillment set", auth: "user", response: deleted("fulfillment_set") },
  createServiceZone: { ...operation, about: "Add a service zone to a fulfillment set", body: CreateServiceZoneBody },
  deleteServiceZone: {
    ...operation,
    about: "Delete a service zone",
    response: deletedFrom("service_zone", FulfillmentSet),
  },
  retrieveServiceZone: {
    about: "Get a service zone",
    auth: "user",
    fields: defaults.adminServiceZone,
    query: selectQuery,
    response: one("service_zone", ServiceZone),
  },
  updateServiceZone: { ...operation, about: "Update a service zone", body: UpdateServiceZoneBody },
} satisfies EndpointSchemas
