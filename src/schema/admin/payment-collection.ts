import { z } from "zod"
import { PaymentCollection } from "#schema/admin/entities/payment.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, one, selectQuery } from "#schema/fields.ts"

export const CreatePaymentCollectionBody = z.strictObject({ order_id: z.string(), amount: z.number() })

export const MarkAsPaidBody = z.strictObject({ order_id: z.string(), provider_id: z.string().optional() })

export const CreatePaymentSessionBody = z.strictObject({ provider_id: z.string(), data: json.optional() })

export const paymentCollectionSchemas = {
  create: {
    about: "Create a payment collection",
    query: selectQuery,
    body: CreatePaymentCollectionBody,
    response: one("payment_collection", PaymentCollection),
  },
  delete: { about: "Delete a payment collection", response: deleted("payment-collection") },
  markAsPaid: {
    about: "Book a payment that came some other way",
    query: selectQuery,
    body: MarkAsPaidBody,
    response: one("payment_collection", PaymentCollection),
  },
  createPaymentSession: {
    about: "Open a payment session for an open difference",
    query: selectQuery,
    body: CreatePaymentSessionBody,
    response: one("payment_collection", PaymentCollection),
  },
} satisfies EndpointSchemas
