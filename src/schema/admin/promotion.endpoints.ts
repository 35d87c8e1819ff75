import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { promotionSchemas } from "./promotion.ts"

export const promotionEndpoints = endpoints<typeof promotionSchemas>()({
  list: get("/admin/promotions"),
  create: post("/admin/promotions"),
  delete: del("/admin/promotions/:id"),
  retrieve: get("/admin/promotions/:id"),
  update: post("/admin/promotions/:id"),
  listRules: get("/admin/promotions/:id/:rule_type"),
  batchBuyRules: post("/admin/promotions/:id/buy-rules/batch"),
  batchRules: post("/admin/promotions/:id/rules/batch"),
  batchTargetRules: post("/admin/promotions/:id/target-rules/batch"),
  listRuleAttributes: get("/admin/promotions/rule-attribute-options/:rule_type"),
  listRuleValues: get("/admin/promotions/rule-value-options/:rule_type/:rule_attribute_id"),
})
