import { z } from "zod"
import { ReturnReason } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListReturnReasonQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  label: oneOrMany(z.string()).optional(),
  description: oneOrMany(z.string()).optional(),
  parent_return_reason_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateReturnReasonBody = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  parent_return_reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateReturnReasonBody = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

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
    about: "Create a return reason",
    auth: "user",
    fields: defaults.adminReturnReason,
    query: selectQuery,
    body: CreateReturnReasonBody,
    response: one("return_reason", ReturnReason),
  },
  delete: { about: "Delete a return reason", auth: "user", response: deleted("return_reason") },
  retrieve: {
    about: "Get a return reason",
    auth: "user",
    fields: defaults.adminReturnReason,
    query: selectQuery,
    response: one("return_reason", ReturnReason),
  },
  update: {
    about: "Update a return reason",
    auth: "user",
    fields: defaults.adminReturnReason,
    query: selectQuery,
    body: UpdateReturnReasonBody,
    response: one("return_reason", ReturnReason),
  },
} satisfies EndpointSchemas
