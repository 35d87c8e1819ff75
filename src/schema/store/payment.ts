import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, page, selectQuery } from "#schema/fields.ts"
import { PaymentCollection } from "#schema/store/entities/payment.ts"
import { PaymentProvider } from "#schema/store/entities/settings.ts"

export const CreateSessionBody = z.strictObject({ provider_id: z.string(), data: json.optional() })

const ListPaymentProvidersQuery = listQuery({ region_id: z.string() })

export const paymentSchemas = {
  createCollection: {
    about: "Create collection",
    query: selectQuery,
    body: z.strictObject({ cart_id: z.string() }),
    response: z.looseObject({ payment_collection: PaymentCollection }),
  },
  createSession: {
    about: "Create session",
    query: selectQuery,
    body: CreateSessionBody,
    response: z.looseObject({ payment_collection: PaymentCollection }),
  },
  listPaymentProviders: {
    about: "List payment providers",
    query: ListPaymentProvidersQuery,
    response: page("payment_providers", PaymentProvider),
  },
} satisfies EndpointSchemas
