import { useTranslations } from "#lib/i18n.tsx"
import { type DraftRule, type RuleSet, ruleSetsOf } from "#machines/promotion-builder/promotion-builder.draft.ts"
import { ruleField } from "#machines/promotion-builder/promotion-builder.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { RuleEditor } from "./rule-editor.tsx"
import { useRuleAttributes } from "./rule-options.ts"
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
  const attributes = useRuleAttributes(set, draft)
  const rules = draft.rules[set]
  const put = (next: readonly DraftRule[]) => change({ rules: { ...draft.rules, [set]: [...next] } })
  const [first] = attributes.data ?? []
  const free = attributes.data?.find(({ id }) => !rules.some(({ attribute }) => attribute.id === id)) ?? first
  const isMissing = draft.kind === "buyget" && set === "items"
  return (
    <Card title={nameOf(set)} description={rules.length > 1 ? t("all") : undefined}>
      <div className="grid gap-4">
        {rules.length === 0 && <p className="text-sm text-muted">{isMissing ? t("noTargets") : t(`none.${set}`)}</p>}
        {rules.map((rule, index) => (
          <RuleEditor
            key={rule.key}
            set={set}
            draft={draft}
            rule={rule}
            number={index + 1}
            attributes={attributes.data ?? []}
            error={problemOf(ruleField(set, rule.key))}
            onChange={(next) => put(rules.map((each) => (each.key === rule.key ? next : each)))}
            onRemove={() => put(rules.filter(({ key }) => key !== rule.key))}
          />
        ))}
        {problemOf(set) && <p className="text-sm text-refused-ink">{problemOf(set)}</p>}
        {attributes.isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm">{t("failed")}</p>
            <Button size="sm" icon="refresh" onClick={() => void attributes.refetch()}>
              {t("retry")}
            </Button>
          </div>
        ) : (
          <div>
            <Button
              size="sm"
              icon="plus"
              busy={attributes.isPending}
              onClick={() =>
                free &&
                put([
                  ...rules,
                  {
                    ...{ key: crypto.randomUUID(), operator: "in", values: [] },
                    attribute: { id: free.id, path: free.value, label: free.label },
                  },
                ])
              }
            >
              {t("add")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
