import { z } from "zod"
import { datetime, json, loose } from "#schema/fields.ts"
import { PaymentProvider, RefundReason } from "./settings.ts"

export const PaymentSession = loose({
  get payment_collection(): z.ZodOptional<typeof PaymentCollection> {
    return PaymentCollection.optional()
  },
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
  get payment(): z.ZodOptional<z.ZodNullable<typeof Payment>> {
    return Payment.nullable().optional()
  },
})
export type PaymentSession = z.infer<typeof PaymentSession>

export const Refund = loose({
  id: z.string(),
  amount: z.number(),
  refund_reason_id: z.string().nullable().optional(),
  refund_reason: RefundReason.nullable().optional(),
  note: z.string().nullable().optional(),
  created_at: datetime.optional(),
  created_by: z.string().optional(),
  get payment(): z.ZodOptional<typeof Payment> {
    return Payment.optional()
  },
})
export type Refund = z.infer<typeof Refund>

export const Capture = loose({
  id: z.string(),
  amount: z.number(),
  created_at: datetime.optional(),
  created_by: z.string().optional(),
  get payment(): z.ZodOptional<typeof Payment> {
    return Payment.optional()
  },
})
export type Capture = z.infer<typeof Capture>

export const Payment = loose({
  refunds: z.array(Refund).optional(),
  get payment_collection(): z.ZodOptional<typeof PaymentCollection> {
    return PaymentCollection.optional()
  },
  payment_session: PaymentSession.optional(),
  id: z.string(),
  amount: z.number().optional(),
  authorized_amount: z.number().optional(),
  currency_code: z.string().optional(),
  provider_id: z.string().optional(),
  data: json.optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
  captured_at: datetime.nullable().optional(),
  canceled_at: datetime.nullable().optional(),
  captured_amount: z.number().optional(),
  refunded_amount: z.number().optional(),
  captures: z.array(Capture).optional(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentCollection = loose({
  payment_sessions: z.array(PaymentSession).optional(),
  payment_providers: z.array(PaymentProvider).optional(),
  id: z.string(),
  currency_code: z.string(),
  amount: z.number(),
  authorized_amount: z.number().nullable().optional(),
  captured_amount: z.number().nullable().optional(),
  refunded_amount: z.number().nullable().optional(),
  completed_at: datetime.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
  metadata: json.nullable().optional(),
  status: z
    .enum(["not_paid", "awaiting", "authorized", "partially_authorized", "canceled", "completed", "failed"])
    .optional(),
  payments: z.array(Payment).optional(),
})
export type PaymentCollection = z.infer<typeof PaymentCollection>
