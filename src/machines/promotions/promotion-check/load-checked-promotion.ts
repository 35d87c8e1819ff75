import type { Promotion, PromotionRule } from "#schema/admin/entities/promotion.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CheckInput } from "./promotion-check.rules.ts"
import type { CheckedRule } from "./rule-verdict.ts"

const fields = [
  "id,code,type,status,is_automatic,is_tax_inclusive,limit,used,created_at,updated_at",
  "*rules,*rules.values,*campaign,*campaign.budget,*campaign.budget.usages",
  "*application_method,*application_method.target_rules,*application_method.target_rules.values",
  "*application_method.buy_rules,*application_method.buy_rules.values",
].join(",")

const toRules = (rules: readonly PromotionRule[] = []): readonly CheckedRule[] =>
  rules.map(({ id, attribute = "", operator = "in", values }, index) => ({
    id: id ?? String(index),
    attribute,
    operator,
    values: (values ?? []).flatMap(({ value }) => value ?? []),
  }))

interface CheckedPromotion extends Omit<CheckInput, "isEntered" | "now"> {
  /** Names of wanted values by value, and of attributes by path. */
  readonly names: ReadonlyMap<string, string>
}

/** Loads a promotion as it is now, with its rules and the names of their attributes and values. */
export async function loadCheckedPromotion({ admin }: AdminSdk, id: string): Promise<CheckedPromotion> {
  const { promotion: table } = admin
  const types = ["rules", "target-rules", "buy-rules"] as const
  const [{ promotion }, ...sets] = await Promise.all([
    table.retrieve({ id, query: { fields } }),
    ...types.map((rule_type) => table.listRules({ id, rule_type })),
  ])
  const names = new Map<string, string>()
  for (const { attribute, attribute_label: label, values } of sets.flatMap(({ rules }) => rules)) {
    if (attribute && label) names.set(attribute, label)
    if (!Array.isArray(values)) continue
    for (const { value, label: name } of values) if (value && name) names.set(value, name)
  }
  const { rules, application_method: method, campaign }: Promotion = promotion
  const usages = (campaign?.budget?.usages ?? []) as CheckInput["usages"]
  return {
    promotion,
    names,
    usages,
    rules: { who: toRules(rules), target: toRules(method?.target_rules), buy: toRules(method?.buy_rules) },
  }
}
