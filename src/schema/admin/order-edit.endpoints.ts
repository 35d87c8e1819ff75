import { del, endpoints, post } from "#schema/endpoint.ts"
import type { orderEditSchemas } from "./order-edit.ts"

export const orderEditEndpoints = endpoints<typeof orderEditSchemas>()({
  initiateRequest: post("/admin/order-edits"),
  cancelRequest: del("/admin/order-edits/:id"),
  confirm: post("/admin/order-edits/:id/confirm"),
  addItems: post("/admin/order-edits/:id/items"),
  removeAddedItem: del("/admin/order-edits/:id/items/:action_id"),
  updateAddedItem: post("/admin/order-edits/:id/items/:action_id"),
  updateOriginalItem: post("/admin/order-edits/:id/items/item/:item_id"),
  request: post("/admin/order-edits/:id/request"),
  addShipping: post("/admin/order-edits/:id/shipping-method"),
  removeShipping: del("/admin/order-edits/:id/shipping-method/:action_id"),
  updateShipping: post("/admin/order-edits/:id/shipping-method/:action_id"),
})
