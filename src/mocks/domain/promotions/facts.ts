import type { Database, Row } from "#mocks/kernel/database.ts"
import type { BudgetFacts, PromotionFacts, RuleFacts } from "./promotion.rules.ts"
import { budgetKey } from "./usage.ts"

type Buyer = Pick<Row<"cart">, "customer_id" | "email">

const rulesOf = (db: Database, rules: readonly Row<"promotionRule">[]): RuleFacts[] =>
  rules.map(({ id, attribute, operator }) => ({
    attribute,
    operator,
    values: db.tables.promotionRuleValue.by("promotion_rule_id", id).map(({ value }) => value),
  }))

/** A campaign's budget with the usage that counts for a buyer; budgets by attribute count per attribute value. */
function budgetOf(db: Database, campaign: Row<"campaign"> | undefined, buyer: Buyer): BudgetFacts | null {
  const budget = campaign && db.tables.campaignBudget.first("campaign_id", campaign.id)
  if (!budget) return null
  const { type } = budget
  // The server treats a limit of 0 as none.
  const limit = budget.limit || null
  if (type === "usage" || type === "spend") return { type, limit, used: budget.used }
  const key = budgetKey(buyer, budget.attribute)
  const usage = db.tables.campaignBudgetUsage.by("budget_id", budget.id).find((u) => u.attribute_value === key)
  const missing = type === "use_by_attribute" && !key ? (budget.attribute ?? "") : undefined
  return { type, limit, used: usage?.used ?? 0, missing }
}

/** Collects a promotion's application method, rules, campaign and budget; undefined if it has no method. */
export function promotionFacts(db: Database, promotion: Row<"promotion">, buyer: Buyer): PromotionFacts | undefined {
  const method = db.tables.applicationMethod.first("promotion_id", promotion.id)
  if (!method) return undefined
  const campaign = db.tables.campaign.get(promotion.campaign_id)
  return {
    ...promotion,
    rules: rulesOf(db, db.tables.promotionRule.by("promotion_id", promotion.id)),
    method: {
      ...method,
      value: method.value ?? 0,
      target_rules: rulesOf(db, db.tables.promotionRule.by("target_method_id", method.id)),
      buy_rules: rulesOf(db, db.tables.promotionRule.by("buy_method_id", method.id)),
    },
    campaign: campaign ?? null,
    budget: budgetOf(db, campaign, buyer),
  }
}
