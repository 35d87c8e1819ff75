import { z } from "zod"
import { PropertyLabel } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, listQuery, loose, one, page, selectQuery } from "#schema/fields.ts"

const ListPropertyLabelQuery = listQuery({
  entity: z.string().optional(),
  property: z.string().optional(),
  q: z.string().optional(),
})

const CreatePropertyLabelBody = z.strictObject({
  entity: z.string().min(1),
  property: z.string().min(1),
  label: z.string().min(1),
  description: z.string().nullable().optional(),
})

const UpdatePropertyLabelBody = z.strictObject({
  label: z.string().min(1).optional(),
  description: z.string().nullable().optional(),
})

const BatchBody = z.strictObject({
  create: z
    .array(
      z.object({
        entity: z.string().min(1),
        property: z.string().min(1),
        label: z.string().min(1),
        description: z.string().nullable().optional(),
      }),
    )
    .optional(),
  update: z
    .array(
      z.object({
        id: z.string().min(1),
        label: z.string().min(1).optional(),
        description: z.string().nullable().optional(),
      }),
    )
    .optional(),
  delete: z.array(z.string()).optional(),
})

const operation = { auth: "user", fields: defaults.adminPropertyLabelList, query: selectQuery } as const

export const propertyLabelSchemas = {
  list: {
    ...operation,
    about: "List property labels",
    limit: 50,
    whenOff: "not_found",
    flag: "view_configurations",
    query: ListPropertyLabelQuery,
    response: page("property_labels", PropertyLabel),
  },
  create: {
    ...operation,
    about: "Create a property label",
    whenOff: "not_found",
    flag: "view_configurations",
    body: CreatePropertyLabelBody,
    response: one("property_label", PropertyLabel),
  },
  delete: {
    about: "Delete a property label",
    auth: "user",
    whenOff: "not_found",
    flag: "view_configurations",
    response: deleted("property_label"),
  },
  retrieve: {
    ...operation,
    about: "Get a property label",
    whenOff: "not_found",
    flag: "view_configurations",
    response: one("property_label", PropertyLabel),
  },
  update: {
    ...operation,
    about: "Update a property label",
    whenOff: "not_found",
    flag: "view_configurations",
    body: UpdatePropertyLabelBody,
    response: one("property_label", PropertyLabel),
  },
  batch: {
    ...operation,
    about: "Create, update and delete property labels",
    whenOff: "not_found",
    flag: "view_configurations",
    body: BatchBody,
    response: loose({
      created: z.array(PropertyLabel),
      updated: z.array(PropertyLabel),
      deleted: z.array(loose({ id: z.string(), object: z.literal("property_label"), deleted: z.boolean() })),
    }),
  },
} satisfies EndpointSchemas
