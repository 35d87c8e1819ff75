import { del, endpoints, post } from "#schema/endpoint.ts"
import type { paymentCollectionSchemas } from "./payment-collection.ts"

export const paymentCollectionEndpoints = endpoints<typeof paymentCollectionSchemas>()({
  create: post("/admin/payment-collections"),
  delete: del("/admin/payment-collections/:id"),
  markAsPaid: post("/admin/payment-collections/:id/mark-as-paid"),
  createPaymentSession: post("/admin/payment-collections/:id/payment-sessions"),
})
