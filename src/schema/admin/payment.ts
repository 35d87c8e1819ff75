import { z } from "zod"
import { Payment } from "#schema/admin/entities/payment.ts"
import { PaymentProvider } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListPaymentQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  payment_session_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CaptureBody = z.strictObject({ amount: z.number().gt(0).optional() })

export const RefundBody = z.strictObject({
  amount: z.number().gt(0).optional(),
  refund_reason_id: z.string().optional(),
  note: z.string().optional(),
})

const ListPaymentProvidersQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  is_enabled: flag().optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const paymentSchemas = {
  list: {
    about: "List payments",
    auth: "user",
    fields: defaults.adminPaymentList,
    limit: 20,
    query: ListPaymentQuery,
    response: page("payments", Payment),
  },
  retrieve: {
    about: "Get a payment",
    auth: "user",
    fields: defaults.adminPaymentList,
    query: selectQuery,
    response: one("payment", Payment.optional()),
  },
  capture: {
    about: "Capture a payment, in whole or in part",
    auth: "user",
    fields: defaults.adminPaymentList,
    query: selectQuery,
    body: CaptureBody,
    response: one("payment", Payment),
  },
  refund: {
    about: "Refund a payment, in whole or in part",
    auth: "user",
    fields: defaults.adminPaymentList,
    query: selectQuery,
    body: RefundBody,
    response: one("payment", Payment),
  },
  listPaymentProviders: {
    about: "List payment providers",
    auth: "user",
    fields: defaults.adminFulfillmentProviderList,
    limit: 20,
    query: ListPaymentProvidersQuery,
    response: page("payment_providers", PaymentProvider),
  },
} satisfies EndpointSchemas
