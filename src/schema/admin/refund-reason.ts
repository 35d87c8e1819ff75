import { z } from "zod"
import { RefundReason } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, deleted, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"

const ListRefundReasonQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  ...dateFilters,
})

const CreateRefundReasonBody = z.strictObject({
  label: z.string(),
  code: z.string(),
  description: z.string().nullable().optional(),
})

const UpdateRefundReasonBody = CreateRefundReasonBody.partial()

const operation = { auth: "user", fields: defaults.adminRefundReasonList, query: ListRefundReasonQuery } as const

export const refundReasonSchemas = {
  list: { ...operation, about: "List refund reasons", limit: 15, response: page("refund_reasons", RefundReason) },
  create: {
    ...operation,
    about: "Create a refund reason",
    body: CreateRefundReasonBody,
    response: one("refund_reason", RefundReason),
  },
  delete: { ...operation, about: "Delete a refund reason", response: deleted("refund_reason") },
  retrieve: { ...operation, about: "Get a refund reason", response: one("refund_reason", RefundReason) },
  update: {
    ...operation,
    about: "Update a refund reason",
    query: selectQuery,
    body: UpdateRefundReasonBody,
    response: one("refund_reason", RefundReason),
  },
} satisfies EndpointSchemas
