import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { claimSchemas } from "./claim.ts"

export const claimEndpoints = endpoints<typeof claimSchemas>()({
  list: get("/admin/claims"),
  create: post("/admin/claims"),
  retrieve: get("/admin/claims/:id"),
  cancel: post("/admin/claims/:id/cancel"),
  addItems: post("/admin/claims/:id/claim-items"),
  removeItem: del("/admin/claims/:id/claim-items/:action_id"),
  updateItem: post("/admin/claims/:id/claim-items/:action_id"),
  addInboundItems: post("/admin/claims/:id/inbound/items"),
  removeInboundItem: del("/admin/claims/:id/inbound/items/:action_id"),
  updateInboundItem: post("/admin/claims/:id/inbound/items/:action_id"),
  addInboundShipping: post("/admin/claims/:id/inbound/shipping-method"),
  deleteInboundShipping: del("/admin/claims/:id/inbound/shipping-method/:action_id"),
  updateInboundShipping: post("/admin/claims/:id/inbound/shipping-method/:action_id"),
  addOutboundItems: post("/admin/claims/:id/outbound/items"),
  removeOutboundItem: del("/admin/claims/:id/outbound/items/:action_id"),
  updateOutboundItem: post("/admin/claims/:id/outbound/items/:action_id"),
  addOutboundShipping: post("/admin/claims/:id/outbound/shipping-method"),
  deleteOutboundShipping: del("/admin/claims/:id/outbound/shipping-method/:action_id"),
  updateOutboundShipping: post("/admin/claims/:id/outbound/shipping-method/:action_id"),
  cancelRequest: del("/admin/claims/:id/request"),
  request: post("/admin/claims/:id/request"),
})
