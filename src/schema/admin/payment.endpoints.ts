import { endpoints, get, post } from "#schema/endpoint.ts"
import type { paymentSchemas } from "./payment.ts"

export const paymentEndpoints = endpoints<typeof paymentSchemas>()({
  list: get("/admin/payments"),
  retrieve: get("/admin/payments/:id"),
  capture: post("/admin/payments/:id/capture"),
  refund: post("/admin/payments/:id/refund"),
  listPaymentProviders: get("/admin/payments/payment-providers"),
})
