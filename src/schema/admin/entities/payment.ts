import { z } from "zod"
import { loose } from "#schema/fields.ts"
import { captureFields, collectionFields, paymentFields, refundFields, sessionFields } from "#schema/parts/payment.ts"
import { PaymentProvider, RefundReason } from "./settings.ts"

export const Refund = loose({
  ...refundFields,
  refund_reason: RefundReason.nullable().optional(),
}).extend({
  get payment(): z.ZodOptional<typeof Payment> {
    return Payment.optional()
  },
})
export type Refund = z.infer<typeof Refund>

export const PaymentSession = loose({
  ...sessionFields,
}).extend({
  get payment_collection(): z.ZodOptional<typeof PaymentCollection> {
    return PaymentCollection.optional()
  },
  get payment(): z.ZodOptional<z.ZodNullable<typeof Payment>> {
    return Payment.nullable().optional()
  },
})
export type PaymentSession = z.infer<typeof PaymentSession>

export const Capture = loose({
  ...captureFields,
}).extend({
  get payment(): z.ZodOptional<typeof Payment> {
    return Payment.optional()
  },
})
export type Capture = z.infer<typeof Capture>

export const Payment = loose({
  ...paymentFields,
  refunds: z.array(Refund).optional(),
  captures: z.array(Capture).optional(),
  payment_session: PaymentSession.nullable().optional(),
}).extend({
  get payment_collection(): z.ZodOptional<typeof PaymentCollection> {
    return PaymentCollection.optional()
  },
})
export type Payment = z.infer<typeof Payment>

export const PaymentCollection = loose({
  ...collectionFields,
  order: loose({ id: z.string(), display_id: z.number().optional() }).nullable().optional(),
  payments: z.array(Payment).optional(),
  payment_sessions: z.array(PaymentSession).optional(),
  payment_providers: z.array(PaymentProvider).optional(),
})
export type PaymentCollection = z.infer<typeof PaymentCollection>
