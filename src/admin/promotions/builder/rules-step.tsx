import { useTranslations } from "#lib/i18n.tsx"
import { type RuleSet, ruleSetsOf } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { ruleField } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { Card } from "#ui/card.tsx"
import { RuleList } from "./rule-list.tsx"
import { useSetName } from "./set-name.ts"
import type { StepProps } from "./step-props.ts"

/** Conditions on the items or the shipping, on what must be bought, and on the customer and the cart. */
export function RulesStep(props: StepProps) {
  const t = useTranslations("admin.promotionBuilder.rules")
  return (
    <>
      {props.draft.kind === "order" && <p className="text-sm text-muted">{t("orderHint")}</p>}
      {ruleSetsOf(props.draft).map((set) => (
        <RuleSetCard key={set} set={set} {...props} />
      ))}
    </>
  )
}

function RuleSetCard({ set, draft, problemOf, change }: StepProps & { set: RuleSet }) {
  const t = useTranslations("admin.promotionBuilder.rules")
  const nameOf = useSetName()
  const rules = draft.rules[set]
  return (
    <Card title={nameOf(set)} description={rules.length > 1 ? t("all") : undefined}>
      <RuleList
        set={set}
        kind={draft}
        rules={rules}
        errorOf={(key) => problemOf(ruleField(set, key))}
        onChange={(next) => change({ rules: { ...draft.rules, [set]: [...next] } })}
      />
    </Card>
  )
}
