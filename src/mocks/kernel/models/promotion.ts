import { big, date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

const promotionType = oneOf("standard", "buyget")
const promotionStatus = oneOf("draft", "active", "inactive")
export const promotion = model(
  "promotion",
  "promo",
  {
    code: ref(),
    is_automatic: flag(false),
    is_tax_inclusive: flag(false),
    limit: number.null,
    used: number(0),
    type: promotionType.or("standard"),
    status: promotionStatus.or("draft"),
    campaign_id: ref.null,
    metadata: json.null,
  },
  ["code"],
)

const methodType = oneOf("fixed", "percentage")
const targetType = oneOf("order", "shipping_methods", "items")
const allocation = oneOf("each", "across", "once")
export const applicationMethod = model("application_method", "proappmet", {
  promotion_id: ref(),
  value: big.null,
  currency_code: text.null,
  max_quantity: number.null,
  apply_to_quantity: number.null,
  buy_rules_min_quantity: number.null,
  type: methodType.column,
  target_type: targetType.column,
  allocation: allocation.null,
})

const operator = oneOf("gte", "lte", "gt", "lt", "eq", "ne", "in")
/** Belongs to a promotion (`promotion_id`), or to its application method as a target or buy rule. */
export const promotionRule = model("promotion_rule", "prorul", {
  promotion_id: ref.null,
  target_method_id: ref.null,
  buy_method_id: ref.null,
  description: text.null,
  attribute: text(),
  operator: operator.column,
})
export const promotionRuleValue = model("promotion_rule_value", "prorulval", {
  promotion_rule_id: ref(),
  value: text(),
})

export const campaign = model(
  "campaign",
  "procamp",
  {
    name: text(),
    description: text.null,
    campaign_identifier: ref(),
    starts_at: date.null,
    ends_at: date.null,
  },
  ["name", "description"],
)
const budgetType = oneOf("spend", "usage", "use_by_attribute", "spend_by_attribute")
export const campaignBudget = model("campaign_budget", "probudg", {
  campaign_id: ref(),
  type: budgetType.column,
  currency_code: text.null,
  limit: big.null,
  used: big(0),
  attribute: text.null,
})
export const campaignBudgetUsage = model("campaign_budget_usage", "probudgus", {
  budget_id: ref(),
  attribute_value: text(),
  used: big(0),
})
