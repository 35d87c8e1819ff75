import { z } from "zod"
import { ReturnReason } from "#schema/admin/entities/settings.ts"
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

const ListReturnReasonQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  label: oneOrMany(z.string()).optional(),
  description: oneOrMany(z.string()).optional(),
  parent_return_reason_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateReturnReasonBody = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  parent_return_reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateReturnReasonBody = CreateReturnReasonBody.omit({ parent_return_reason_id: true })

const operation = { auth: "user", fields: defaults.adminReturnReason, query: selectQuery } as const

export const returnReasonSchemas = {
  list: {
    about: "List return reasons",
    auth: "user",
    fields: defaults.adminReturnReasonList,
    limit: 20,
    query: ListReturnReasonQuery,
    response: page("return_reasons", ReturnReason),
  },
  create: {
    ...operation,
    about: "Create a return reason",
    body: CreateReturnReasonBody,
    response: one("return_reason", ReturnReason),
  },
  delete: { about: "Delete a return reason", auth: "user", response: deleted("return_reason") },
  retrieve: { ...operation, about: "Get a return reason", response: one("return_reason", ReturnReason) },
  update: {
    ...operation,
    about: "Update a return reason",
    body: UpdateReturnReasonBody,
    response: one("return_reason", ReturnReason),
  },
} satisfies EndpointSchemas
