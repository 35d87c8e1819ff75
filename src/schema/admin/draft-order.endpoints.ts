import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { draftOrderSchemas } from "./draft-order.ts"

export const draftOrderEndpoints = endpoints<typeof draftOrderSchemas>()({
  list: get("/admin/draft-orders"),
  create: post("/admin/draft-orders"),
  delete: del("/admin/draft-orders/:id"),
  retrieve: get("/admin/draft-orders/:id"),
  update: post("/admin/draft-orders/:id"),
  convertToOrder: post("/admin/draft-orders/:id/convert-to-order"),
  cancelEdit: del("/admin/draft-orders/:id/edit"),
  beginEdit: post("/admin/draft-orders/:id/edit"),
  confirmEdit: post("/admin/draft-orders/:id/edit/confirm"),
  addItems: post("/admin/draft-orders/:id/edit/items"),
  removeActionItem: del("/admin/draft-orders/:id/edit/items/:action_id"),
  updateActionItem: post("/admin/draft-orders/:id/edit/items/:action_id"),
  updateItem: post("/admin/draft-orders/:id/edit/items/item/:item_id"),
  removePromotions: del("/admin/draft-orders/:id/edit/promotions"),
  addPromotions: post("/admin/draft-orders/:id/edit/promotions"),
  requestEdit: post("/admin/draft-orders/:id/edit/request"),
  addShippingMethod: post("/admin/draft-orders/:id/edit/shipping-methods"),
  removeActionShippingMethod: del("/admin/draft-orders/:id/edit/shipping-methods/:action_id"),
  updateActionShippingMethod: post("/admin/draft-orders/:id/edit/shipping-methods/:action_id"),
  removeShippingMethod: del("/admin/draft-orders/:id/edit/shipping-methods/method/:method_id"),
  updateShippingMethod: post("/admin/draft-orders/:id/edit/shipping-methods/method/:method_id"),
})
