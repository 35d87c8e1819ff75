import type { Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { attributesOf, OPERATORS, type RuleAttribute, type RuleType } from "./attributes.ts"
import { labelled } from "./rule-values.ts"

/** A field of the application method shown as a rule in the form; omitted if neither required nor set. */
function disguised(scope: Scope, attribute: RuleAttribute, method: Row<"applicationMethod"> | undefined): object[] {
  const stored = method?.[attribute.id as "currency_code" | "apply_to_quantity" | "buy_rules_min_quantity"] ?? null
  if (!attribute.required && stored === null) return []
  const values = attribute.hydrate
    ? stored === null
      ? []
      : [labelled(scope, attribute.id, String(stored))]
    : (stored ?? undefined)
  const { id: _, value: __, ...shown } = attribute
  const names = { attribute: attribute.value, attribute_label: attribute.label }
  return [{ ...shown, ...names, operator: "eq", operator_label: "Equals", values }]
}

interface ShownRule {
  readonly id: string
  readonly attribute: string
  readonly operator: string
  readonly values?: readonly { readonly value: string }[]
}

/** Values that determine the attributes offered in a form. */
interface PromotionKind {
  readonly promotion_type?: string | undefined
  readonly application_method_type?: string | undefined
  readonly application_method_target_type?: string | undefined
}

/** Returns rules with labels for the form, method fields first. Rules with unknown attributes are left out. */
export function rulesForForm(
  scope: Scope,
  type: RuleType,
  kind: PromotionKind,
  method: Row<"applicationMethod"> | undefined,
  rules: readonly ShownRule[],
): object[] {
  const attributes = attributesOf(type, kind)
  const known = new Map(attributes.filter((a) => !a.disguised).map((a) => [a.value, a]))
  const shown = rules.flatMap((rule) => {
    const attribute = known.get(rule.attribute)
    if (!attribute) return []
    return [
      {
        ...attribute,
        ...rule,
        values: (rule.values ?? []).map(({ value }) => labelled(scope, attribute.id, value)),
        attribute_label: attribute.label,
        operator_label: OPERATORS.find((o) => o.id === rule.operator)?.label ?? rule.operator,
      },
    ]
  })
  return [...attributes.filter((a) => a.disguised).flatMap((a) => disguised(scope, a, method)), ...shown]
}
