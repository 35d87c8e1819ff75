import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { returnSchemas } from "./return.ts"

export const returnEndpoints = endpoints<typeof returnSchemas>()({
  list: get("/admin/returns"),
  initiateRequest: post("/admin/returns"),
  retrieve: get("/admin/returns/:id"),
  updateRequest: post("/admin/returns/:id"),
  cancel: post("/admin/returns/:id/cancel"),
  dismissItems: post("/admin/returns/:id/dismiss-items"),
  removeDismissItem: del("/admin/returns/:id/dismiss-items/:action_id"),
  updateDismissItem: post("/admin/returns/:id/dismiss-items/:action_id"),
  cancelReceive: del("/admin/returns/:id/receive"),
  initiateReceive: post("/admin/returns/:id/receive"),
  receiveItems: post("/admin/returns/:id/receive-items"),
  removeReceiveItem: del("/admin/returns/:id/receive-items/:action_id"),
  updateReceiveItem: post("/admin/returns/:id/receive-items/:action_id"),
  confirmReceive: post("/admin/returns/:id/receive/confirm"),
  cancelRequest: del("/admin/returns/:id/request"),
  confirmRequest: post("/admin/returns/:id/request"),
  addReturnItem: post("/admin/returns/:id/request-items"),
  removeReturnItem: del("/admin/returns/:id/request-items/:action_id"),
  updateReturnItem: post("/admin/returns/:id/request-items/:action_id"),
  addReturnShipping: post("/admin/returns/:id/shipping-method"),
  deleteReturnShipping: del("/admin/returns/:id/shipping-method/:action_id"),
  updateReturnShipping: post("/admin/returns/:id/shipping-method/:action_id"),
})
