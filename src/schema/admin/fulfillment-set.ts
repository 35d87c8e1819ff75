import { z } from "zod"
import { FulfillmentSet, ServiceZone } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, loose, metadata, one, selectQuery } from "#schema/fields.ts"

export const CreateServiceZoneBody = z.strictObject({
  name: z.string(),
  geo_zones: z
    .array(
      z.union([
        z.object({ country_code: z.string(), metadata: metadata.optional(), type: z.literal("country") }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("province"),
          province_code: z.string(),
        }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("city"),
          province_code: z.string(),
          city: z.string(),
        }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("zip"),
          province_code: z.string(),
          city: z.string(),
          postal_expression: json,
        }),
      ]),
    )
    .optional(),
})

export const UpdateServiceZoneBody = z.strictObject({
  name: z.string().nullable().optional(),
  geo_zones: z
    .array(
      z.union([
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("country"),
          id: z.string().optional(),
        }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("province"),
          province_code: z.string(),
          id: z.string().optional(),
        }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("city"),
          province_code: z.string(),
          city: z.string(),
          id: z.string().optional(),
        }),
        z.object({
          country_code: z.string(),
          metadata: metadata.optional(),
          type: z.literal("zip"),
          province_code: z.string(),
          city: z.string(),
          postal_expression: json,
          id: z.string().optional(),
        }),
      ]),
    )
    .optional(),
})

const operation = { auth: "user", fields: defaults.adminFulfillmentSet, query: selectQuery } as const

export const fulfillmentSetSchemas = {
  delete: { about: "Delete a fulfillment set", auth: "user", response: deleted("fulfillment_set") },
  createServiceZone: {
    ...operation,
    about: "Add a service zone to a fulfillment set",
    body: CreateServiceZoneBody,
    response: one("fulfillment_set", FulfillmentSet),
  },
  deleteServiceZone: {
    ...operation,
    about: "Delete a service zone",
    response: loose({
      id: z.string(),
      object: z.literal("service_zone"),
      deleted: z.boolean(),
      parent: FulfillmentSet.optional(),
    }),
  },
  retrieveServiceZone: {
    about: "Get a service zone",
    auth: "user",
    fields: defaults.adminFulfillmentSet2,
    query: selectQuery,
    response: one("service_zone", ServiceZone),
  },
  updateServiceZone: {
    ...operation,
    about: "Update a service zone",
    body: UpdateServiceZoneBody,
    response: one("fulfillment_set", FulfillmentSet),
  },
} satisfies EndpointSchemas
