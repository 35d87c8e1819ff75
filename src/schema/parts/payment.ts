// Fields of payments that the admin and the store have in common; the entities of each refer to one another.
import { z } from "zod"
import { datetime, json, optional, timestamps } from "#schema/fields.ts"

export const refundFields = {
  id: z.string(),
  amount: z.number(),
  refund_reason_id: z.string().nullable().optional(),
  note: z.string().nullable().optional(),
  created_at: datetime.optional(),
  created_by: z.string().optional(),
}

export const captureFields = {
  id: z.string(),
  amount: z.number(),
  created_at: datetime.optional(),
  created_by: z.string().optional(),
}

export const sessionFields = {
  id: z.string(),
  amount: z.number().optional(),
  currency_code: z.string().optional(),
  provider_id: z.string().optional(),
  data: json.optional(),
  context: json.optional(),
  status: z
    .enum(["authorized", "canceled", "captured", "pending", "requires_more", "error", "pending_authorization"])
    .optional(),
  authorized_at: datetime.nullable().optional(),
}

export const paymentFields = {
  id: z.string(),
  amount: z.number().optional(),
  authorized_amount: z.number().optional(),
  captured_amount: z.number().optional(),
  refunded_amount: z.number().optional(),
  currency_code: z.string().optional(),
  provider_id: z.string().optional(),
  data: json.optional(),
  captured_at: datetime.nullable().optional(),
  canceled_at: datetime.nullable().optional(),
  ...optional(timestamps),
}

export const collectionFields = {
  id: z.string(),
  currency_code: z.string(),
  amount: z.number(),
  authorized_amount: z.number().nullable().optional(),
  captured_amount: z.number().nullable().optional(),
  refunded_amount: z.number().nullable().optional(),
  status: z.enum(["not_paid", "awaiting", "authorized", "partially_authorized", "canceled", "completed", "failed"]),
  metadata: json.nullable().optional(),
  completed_at: datetime.nullable().optional(),
  ...optional(timestamps),
}
