import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { cartSchemas } from "./cart.ts"

export const cartEndpoints = endpoints<typeof cartSchemas>()({
  create: post("/store/carts"),
  retrieve: get("/store/carts/:id"),
  update: post("/store/carts/:id"),
  complete: post("/store/carts/:id/complete"),
  transferCart: post("/store/carts/:id/customer"),
  createLineItem: post("/store/carts/:id/line-items"),
  deleteLineItem: del("/store/carts/:id/line-items/:line_id"),
  updateLineItem: post("/store/carts/:id/line-items/:line_id"),
  removePromotions: del("/store/carts/:id/promotions"),
  addPromotions: post("/store/carts/:id/promotions"),
  addShippingMethod: post("/store/carts/:id/shipping-methods"),
  calculateTaxes: post("/store/carts/:id/taxes"),
})
