import { z } from "zod"
import { RefundReason } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, listQuery, oneOrMany } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

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

const records = recordSchemas({
  names: ["a refund reason", "refund reasons"],
  keys: ["refund_reason", "refund_reasons"],
  entity: RefundReason,
  fields: defaults.adminRefundReasonList,
  limit: 15,
  query: ListRefundReasonQuery,
  create: CreateRefundReasonBody,
  update: UpdateRefundReasonBody,
})

export const refundReasonSchemas = {
  ...records,
  create: { ...records.create, query: ListRefundReasonQuery },
  delete: { ...operation, ...records.delete },
  retrieve: { ...records.retrieve, query: ListRefundReasonQuery },
} satisfies EndpointSchemas
