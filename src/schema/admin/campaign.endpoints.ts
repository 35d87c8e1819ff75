import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { campaignSchemas } from "./campaign.ts"

export const campaignEndpoints = endpoints<typeof campaignSchemas>()({
  list: get("/admin/campaigns"),
  create: post("/admin/campaigns"),
  delete: del("/admin/campaigns/:id"),
  retrieve: get("/admin/campaigns/:id"),
  update: post("/admin/campaigns/:id"),
  batchPromotions: post("/admin/campaigns/:id/promotions"),
})
