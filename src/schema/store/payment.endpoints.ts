import { endpoints, get, post } from "#schema/endpoint.ts"
import type { paymentSchemas } from "./payment.ts"

export const paymentEndpoints = endpoints<typeof paymentSchemas>()({
  createCollection: post("/store/payment-collections"),
  createSession: post("/store/payment-collections/:id/payment-sessions"),
  listPaymentProviders: get("/store/payment-providers"),
})
