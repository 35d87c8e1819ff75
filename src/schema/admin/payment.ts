import { z } from "zod"
import { Payment } from "#schema/admin/entities/payment.ts"
import { PaymentProvider } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, groupFilters, listQuery, one, oneOrMany, page, recordQuery, selectQuery } from "#schema/fields.ts"

const ListPaymentQuery = recordQuery({ payment_session_id: oneOrMany(z.string()).optional() })

const CaptureBody = z.strictObject({ amount: z.number().gt(0).optional() })

const RefundBody = z.strictObject({
  amount: z.number().gt(0).optional(),
  refund_reason_id: z.string().optional(),
  note: z.string().optional(),
})

const ListPaymentProvidersQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  is_enabled: flag().optional(),
  ...groupFilters,
})

const operation = {
  auth: "user",
  fields: defaults.adminPaymentList,
  query: selectQuery,
  response: one("payment", Payment),
} as const

export const paymentSchemas = {
  list: {
    ...operation,
    about: "List payments",
    limit: 20,
    query: ListPaymentQuery,
    response: page("payments", Payment),
  },
  retrieve: { ...operation, about: "Get a payment", response: one("payment", Payment.optional()) },
  capture: { ...operation, about: "Capture a payment, in whole or in part", body: CaptureBody },
  refund: { ...operation, about: "Refund a payment, in whole or in part", body: RefundBody },
  listPaymentProviders: {
    about: "List payment providers",
    auth: "user",
    fields: defaults.adminFulfillmentProviderList,
    limit: 20,
    query: ListPaymentProvidersQuery,
    response: page("payment_providers", PaymentProvider),
  },
} satisfies EndpointSchemas
