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

const behindFlag = { auth: "user", whenOff: "not_found", flag: "view_configurations" } as const
const operation = {
  ...behindFlag,
  fields: defaults.adminPropertyLabelList,
  query: selectQuery,
  response: one("property_label", PropertyLabel),
} as const

export const propertyLabelSchemas = {
  list: {
    ...operation,
    about: "List property labels",
    limit: 50,
    query: ListPropertyLabelQuery,
    response: page("property_labels", PropertyLabel),
  },
  create: { ...operation, about: "Create a property label", body: CreatePropertyLabelBody },
  delete: { ...behindFlag, about: "Delete a property label", response: deleted("property_label") },
  retrieve: { ...operation, about: "Get a property label" },
  update: { ...operation, about: "Update a property label", body: UpdatePropertyLabelBody },
  batch: {
    ...operation,
    about: "Create, update and delete property labels",
    body: BatchBody,
    response: loose({
      created: z.array(PropertyLabel),
      updated: z.array(PropertyLabel),
      deleted: z.array(deleted("property_label")),
    }),
  },
} satisfies EndpointSchemas
