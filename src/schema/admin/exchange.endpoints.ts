import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { exchangeSchemas } from "./exchange.ts"

export const exchangeEndpoints = endpoints<typeof exchangeSchemas>()({
  list: get("/admin/exchanges"),
  create: post("/admin/exchanges"),
  retrieve: get("/admin/exchanges/:id"),
  cancel: post("/admin/exchanges/:id/cancel"),
  addInboundItems: post("/admin/exchanges/:id/inbound/items"),
  removeInboundItem: del("/admin/exchanges/:id/inbound/items/:action_id"),
  updateInboundItem: post("/admin/exchanges/:id/inbound/items/:action_id"),
  addInboundShipping: post("/admin/exchanges/:id/inbound/shipping-method"),
  deleteInboundShipping: del("/admin/exchanges/:id/inbound/shipping-method/:action_id"),
  updateInboundShipping: post("/admin/exchanges/:id/inbound/shipping-method/:action_id"),
  addOutboundItems: post("/admin/exchanges/:id/outbound/items"),
  removeOutboundItem: del("/admin/exchanges/:id/outbound/items/:action_id"),
  updateOutboundItem: post("/admin/exchanges/:id/outbound/items/:action_id"),
  addOutboundShipping: post("/admin/exchanges/:id/outbound/shipping-method"),
  deleteOutboundShipping: del("/admin/exchanges/:id/outbound/shipping-method/:action_id"),
  updateOutboundShipping: post("/admin/exchanges/:id/outbound/shipping-method/:action_id"),
  cancelRequest: del("/admin/exchanges/:id/request"),
  request: post("/admin/exchanges/:id/request"),
})
