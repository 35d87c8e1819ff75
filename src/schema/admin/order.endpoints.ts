import { endpoints, get, post } from "#schema/endpoint.ts"
import type { orderSchemas } from "./order.ts"

export const orderEndpoints = endpoints<typeof orderSchemas>()({
  updateOrderChange: post("/admin/order-changes/:id"),
  list: get("/admin/orders"),
  retrieve: get("/admin/orders/:id"),
  update: post("/admin/orders/:id"),
  archive: post("/admin/orders/:id/archive"),
  cancel: post("/admin/orders/:id/cancel"),
  listChanges: get("/admin/orders/:id/changes"),
  complete: post("/admin/orders/:id/complete"),
  createCreditLine: post("/admin/orders/:id/credit-lines"),
  createFulfillment: post("/admin/orders/:id/fulfillments"),
  cancelFulfillment: post("/admin/orders/:id/fulfillments/:fulfillment_id/cancel"),
  markAsDelivered: post("/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered"),
  createShipment: post("/admin/orders/:id/fulfillments/:fulfillment_id/shipments"),
  listLineItems: get("/admin/orders/:id/line-items"),
  authorizePaymentSession: post("/admin/orders/:id/payment-sessions/authorize"),
  retrievePreview: get("/admin/orders/:id/preview"),
  listShippingOptions: get("/admin/orders/:id/shipping-options"),
  requestTransfer: post("/admin/orders/:id/transfer"),
  cancelTransfer: post("/admin/orders/:id/transfer/cancel"),
  transferToGuest: post("/admin/orders/:id/transfer/guest"),
  export: post("/admin/orders/export"),
})
