import { z } from "zod"
import { RefundReason } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListRefundReasonQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})

export const CreateRefundReasonBody = z.strictObject({
  label: z.string(),
  code: z.string(),
  description: z.string().nullable().optional(),
})

export const UpdateRefundReasonBody = z.strictObject({
  label: z.string().optional(),
  code: z.string().optional(),
  description: z.string().nullable().optional(),
})

export const refundReasonSchemas = {
  list: {
    about: "List refund reasons",
    auth: "user",
    fields: defaults.adminRefundReasonList,
    limit: 15,
    query: ListRefundReasonQuery,
    response: page("refund_reasons", RefundReason),
  },
  create: {
    about: "Create a refund reason",
    auth: "user",
    fields: defaults.adminRefundReasonList,
    query: ListRefundReasonQuery,
    body: CreateRefundReasonBody,
    response: one("refund_reason", RefundReason),
  },
  delete: {
    about: "Delete a refund reason",
    auth: "user",
    fields: defaults.adminRefundReasonList,
    query: ListRefundReasonQuery,
    response: deleted("refund_reason"),
  },
  retrieve: {
    about: "Get a refund reason",
    auth: "user",
    fields: defaults.adminRefundReasonList,
    query: ListRefundReasonQuery,
    response: one("refund_reason", RefundReason),
  },
  update: {
    about: "Update a refund reason",
    auth: "user",
    fields: defaults.adminRefundReasonList,
    query: selectQuery,
    body: UpdateRefundReasonBody,
    response: one("refund_reason", RefundReason),
  },
} satisfies EndpointSchemas
