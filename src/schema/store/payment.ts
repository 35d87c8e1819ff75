import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, page, selectQuery } from "#schema/fields.ts"
import { PaymentCollection } from "#schema/store/entities/payment.ts"
import { PaymentProvider } from "#schema/store/entities/settings.ts"

const CreateSessionBody = z.strictObject({ provider_id: z.string(), data: json.optional() })

const ListPaymentProvidersQuery = listQuery({ region_id: z.string() })

const operation = {
  auth: "key",
  fields: defaults.storePaymentCollections,
  allowed: defaults.storePaymentCollectionsAllowed,
  query: selectQuery,
} as const

export const paymentSchemas = {
  createCollection: {
    ...operation,
    about: "Create a payment collection for a cart",
    body: z.strictObject({ cart_id: z.string() }),
    response: one("payment_collection", PaymentCollection),
  },
  createSession: {
    ...operation,
    about: "Create a payment session, replacing an earlier one",
    body: CreateSessionBody,
    response: one("payment_collection", PaymentCollection),
  },
  listPaymentProviders: {
    about: "List the payment providers of a region",
    auth: "key",
    fields: defaults.storePaymentProvidersList,
    allowed: defaults.storePaymentProvidersList,
    limit: 20,
    query: ListPaymentProvidersQuery,
    response: page("payment_providers", PaymentProvider),
  },
} satisfies EndpointSchemas
