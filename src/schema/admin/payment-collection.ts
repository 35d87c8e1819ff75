import { z } from "zod"
import { PaymentCollection } from "#schema/admin/entities/payment.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, one, selectQuery } from "#schema/fields.ts"

export const CreatePaymentCollectionBody = z.strictObject({ order_id: z.string(), amount: z.number() })

export const MarkAsPaidBody = z.strictObject({ order_id: z.string(), provider_id: z.string().optional() })

export const CreatePaymentSessionBody = z.strictObject({ provider_id: z.string(), data: json.optional() })

export const paymentCollectionSchemas = {
  create: {
    about: "Create a payment collection",
    auth: "user",
    fields: defaults.adminPaymentCollection,
    query: selectQuery,
    body: CreatePaymentCollectionBody,
    response: one("payment_collection", PaymentCollection),
  },
  delete: { about: "Delete a payment collection", auth: "user", response: deleted("payment-collection") },
  markAsPaid: {
    about: "Record a payment received outside the system",
    auth: "user",
    fields: defaults.adminPaymentCollection,
    query: selectQuery,
    body: MarkAsPaidBody,
    response: one("payment_collection", PaymentCollection),
  },
  createPaymentSession: {
    about: "Create a payment session for the balance due",
    auth: "user",
    fields: defaults.adminPaymentCollection,
    query: selectQuery,
    body: CreatePaymentSessionBody,
    response: one("payment_collection", PaymentCollection),
  },
} satisfies EndpointSchemas
