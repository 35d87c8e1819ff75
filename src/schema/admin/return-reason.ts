import { z } from "zod"
import { ReturnReason } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, metadata, one, page, recordQuery, selectQuery, textFilters } from "#schema/fields.ts"

const ListReturnReasonQuery = recordQuery({
  ...textFilters("value", "label", "description", "parent_return_reason_id"),
})

const CreateReturnReasonBody = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  parent_return_reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateReturnReasonBody = CreateReturnReasonBody.omit({ parent_return_reason_id: true })

const operation = {
  auth: "user",
  fields: defaults.adminReturnReason,
  query: selectQuery,
  response: one("return_reason", ReturnReason),
} as const

export const returnReasonSchemas = {
  list: {
    about: "List return reasons",
    auth: "user",
    fields: defaults.adminReturnReasonList,
    limit: 20,
    query: ListReturnReasonQuery,
    response: page("return_reasons", ReturnReason),
  },
  create: { ...operation, about: "Create a return reason", body: CreateReturnReasonBody },
  delete: { about: "Delete a return reason", auth: "user", response: deleted("return_reason") },
  retrieve: { ...operation, about: "Get a return reason" },
  update: { ...operation, about: "Update a return reason", body: UpdateReturnReasonBody },
} satisfies EndpointSchemas
