import { z } from "zod"
import { PaymentCollection } from "#schema/admin/entities/payment.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, one, selectQuery } from "#schema/fields.ts"

const CreatePaymentCollectionBody = z.strictObject({ order_id: z.string(), amount: z.number() })

const MarkAsPaidBody = z.strictObject({ order_id: z.string(), provider_id: z.string().optional() })

const CreatePaymentSessionBody = z.strictObject({ provider_id: z.string(), data: json.optional() })

const operation = {
  auth: "user",
  fields: defaults.adminPaymentCollection,
  query: selectQuery,
  response: one("payment_collection", PaymentCollection),
} as const

export const paymentCollectionSchemas = {
  create: { ...operation, about: "Create a payment collection", body: CreatePaymentCollectionBody },
  delete: { about: "Delete a payment collection", auth: "user", response: deleted("payment-collection") },
  markAsPaid: { ...operation, about: "Record a payment received outside the system", body: MarkAsPaidBody },
  createPaymentSession: {
    ...operation,
    about: "Create a payment session for the balance due",
    body: CreatePaymentSessionBody,
  },
} satisfies EndpointSchemas
