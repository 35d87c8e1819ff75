import { joined, many, node, one } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/promotion.ts"

export const promotionNodes = {
  promotion: node("promotion", m.promotion, {
    relations: {
      application_method: joined({
        isReference: true,
        node: "application_method",
        inStar: true,
        of: (row: Row<"promotion">, scope) => scope.tables.applicationMethod.first("promotion_id", row.id) ?? null,
      }),
      campaign: joined({ ...one("campaign", "campaign", "campaign_id"), inStar: true }),
      rules: many("promotion_rule", "promotionRule", "promotion_id"),
    },
  }),
  application_method: node("applicationMethod", m.applicationMethod, {
    relations: {
      promotion: joined(one("promotion", "promotion", "promotion_id")),
      target_rules: many("promotion_rule", "promotionRule", "target_method_id"),
      buy_rules: many("promotion_rule", "promotionRule", "buy_method_id"),
    },
  }),
  promotion_rule: node("promotionRule", m.promotionRule, {
    hidden: ["promotion_id", "target_method_id", "buy_method_id"],
    relations: { values: many("promotion_rule_value", "promotionRuleValue", "promotion_rule_id") },
  }),
  promotion_rule_value: node("promotionRuleValue", m.promotionRuleValue),
  campaign: node("campaign", m.campaign, {
    relations: {
      budget: {
        isReference: true,
        node: "campaign_budget",
        of: (row: Row<"campaign">, scope) => scope.tables.campaignBudget.first("campaign_id", row.id) ?? null,
      },
      promotions: joined(many("promotion", "promotion", "campaign_id")),
    },
  }),
  campaign_budget: node("campaignBudget", m.campaignBudget, {
    relations: { usages: many("campaign_budget_usage", "campaignBudgetUsage", "budget_id") },
  }),
  campaign_budget_usage: node("campaignBudgetUsage", m.campaignBudgetUsage),
}
