import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { promotionRule } from "#mocks/kernel/models/promotion.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { checkRules } from "./checks.rules.ts"

export interface RuleValues {
  readonly attribute: string
  readonly operator: Row<"promotionRule">["operator"]
  readonly values: string | readonly string[]
  readonly description?: string | null | undefined
}
interface RuleChange {
  readonly id: string
  readonly attribute?: string | undefined
  readonly operator?: RuleValues["operator"] | undefined
  readonly values?: RuleValues["values"] | undefined
  readonly description?: string | null | undefined
}
/** Owner of a rule: a promotion, or its application method for target and buy rules. */
type RuleOwner = Pick<
  InsertOf<(typeof promotionRule)["columns"]>,
  "promotion_id" | "target_method_id" | "buy_method_id"
>

function setValues(db: Database, ruleId: string, values: RuleValues["values"]): void {
  for (const old of db.tables.promotionRuleValue.by("promotion_rule_id", ruleId))
    db.tables.promotionRuleValue.erase(old.id)
  for (const value of [values].flat()) db.tables.promotionRuleValue.insert({ promotion_rule_id: ruleId, value })
}

export function addRule(db: Database, owner: RuleOwner, rule: RuleValues): Row<"promotionRule"> {
  const { attribute, operator, description, values } = rule
  const row = db.tables.promotionRule.insert({ ...owner, attribute, operator, description })
  setValues(db, row.id, values)
  return row
}

function updateRule(db: Database, { id, values, ...change }: RuleChange): Row<"promotionRule"> {
  if (values !== undefined) setValues(db, id, values)
  return db.tables.promotionRule.update(id, change)
}

export interface RuleBatch {
  readonly create?: readonly RuleValues[] | undefined
  readonly update?: readonly RuleChange[] | undefined
  readonly delete?: readonly string[] | undefined
}

/** Creates, updates and deletes rules in one batch; only deletes rules of this owner. */
export function batchRules(
  db: Database,
  owner: RuleOwner,
  batch: RuleBatch,
): { created: Row<"promotionRule">[]; updated: Row<"promotionRule">[] } {
  const { create = [], update = [], delete: gone = [] } = batch
  const unknown = update.filter(({ id }) => !db.tables.promotionRule.get(id)).map(({ id }) => id)
  if (unknown.length > 0) throw invalidData(`Promotion rules with id - ${unknown.join(", ")} not found`)
  checkRules(create)
  const created = create.map((rule) => addRule(db, owner, rule))
  const updated = update.map((rule) => updateRule(db, rule))
  for (const id of gone) {
    const rule = db.tables.promotionRule.get(id)
    const isOwn = rule && Object.entries(owner).every(([key, value]) => rule[key as keyof RuleOwner] === value)
    if (isOwn) db.tables.promotionRule.remove(id)
  }
  return { created, updated }
}
