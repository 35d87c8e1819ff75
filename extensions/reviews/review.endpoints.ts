import { del, endpoints, get, post } from "fennmark/api"
import type { adminReviewSchemas, storeReviewSchemas } from "./review.ts"

export const adminReviewEndpoints = endpoints<typeof adminReviewSchemas>()({
  list: get("/admin/reviews"),
  update: post("/admin/reviews/:id"),
  delete: del("/admin/reviews/:id"),
})

export const storeReviewEndpoints = endpoints<typeof storeReviewSchemas>()({
  list: get("/store/products/:id/reviews"),
  create: post("/store/products/:id/reviews"),
})
