import { endpoints, get, post } from "#schema/endpoint.ts"
import type { orderSchemas } from "./order.ts"

export const orderEndpoints = endpoints<typeof orderSchemas>()({
  list: get("/store/orders"),
  retrieve: get("/store/orders/:id"),
  acceptTransfer: post("/store/orders/:id/transfer/accept"),
  cancelTransfer: post("/store/orders/:id/transfer/cancel"),
  declineTransfer: post("/store/orders/:id/transfer/decline"),
  requestTransfer: post("/store/orders/:id/transfer/request"),
})
