import { invalidData } from "#mocks/core/refusal.ts"
import type { InsertOf } from "#mocks/db/columns.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import type { applicationMethod, promotion, promotionRule } from "#mocks/db/models/promotion.ts"
import { refuseDuplicate } from "./unique.ts"

type Operator = Row<"promotionRule">["operator"]
export interface RuleValues {
  readonly attribute: string
  readonly operator: Operator
  readonly values: string | readonly string[]
  readonly description?: string | null | undefined
}
type RuleOwner = Pick<
  InsertOf<(typeof promotionRule)["columns"]>,
  "promotion_id" | "target_method_id" | "buy_method_id"
>
type MethodColumns = Omit<InsertOf<(typeof applicationMethod)["columns"]>, "promotion_id">
type MethodValues = MethodColumns & {
  readonly target_rules?: readonly RuleValues[] | undefined
  readonly buy_rules?: readonly RuleValues[] | undefined
}
type PromotionValues = InsertOf<(typeof promotion)["columns"]> & {
  readonly code: string
  readonly application_method: MethodValues
  readonly rules?: readonly RuleValues[] | undefined
}

export function addRule(db: Database, owner: RuleOwner, rule: RuleValues): Row<"promotionRule"> {
  const { attribute, operator, description, values } = rule
  const row = db.tables.promotionRule.insert({ ...owner, attribute, operator, description })
  for (const value of [values].flat()) db.tables.promotionRuleValue.insert({ promotion_rule_id: row.id, value })
  return row
}

function checkMethod(method: MethodColumns): void {
  const value = method.value ?? 0
  if (method.type === "percentage" && (value <= 0 || value > 100))
    throw invalidData("Application Method value should be a percentage number between 0 and 100")
}

export function createPromotion(db: Database, values: PromotionValues): Row<"promotion"> {
  const { application_method: method, rules, ...columns } = values
  refuseDuplicate(db.tables.promotion, "Promotion", { code: values.code })
  checkMethod(method)
  const row = db.tables.promotion.insert(columns)
  const { target_rules: targets, buy_rules: buys, ...methodColumns } = method
  const made = db.tables.applicationMethod.insert({ ...methodColumns, promotion_id: row.id })
  for (const rule of rules ?? []) addRule(db, { promotion_id: row.id }, rule)
  for (const rule of targets ?? []) addRule(db, { target_method_id: made.id }, rule)
  for (const rule of buys ?? []) addRule(db, { buy_method_id: made.id }, rule)
  return row
}
