import { useTranslations } from "#lib/i18n.tsx"
import type {
  DraftRule,
  PromotionDraft,
  RuleSet,
} from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { RuleEditor } from "./rule-editor.tsx"
import { useRuleAttributes } from "./rule-options.ts"

interface RuleListProps {
  set: RuleSet
  kind: Pick<PromotionDraft, "kind" | "method">
  rules: readonly DraftRule[]
  /** The error of a condition, or of the whole set. */
  errorOf: (key?: string) => string | undefined
  onChange: (rules: readonly DraftRule[]) => void
}

/** The conditions of a set: they can be added, changed and removed. */
export function RuleList({ set, kind, rules, errorOf, onChange }: RuleListProps) {
  const t = useTranslations("admin.promotionBuilder.rules")
  const attributes = useRuleAttributes(set, kind)
  const [first] = attributes.data ?? []
  const free = attributes.data?.find(({ id }) => !rules.some(({ attribute }) => attribute.id === id)) ?? first
  const isMissing = kind.kind === "buyget" && set === "items"
  const error = errorOf()
  return (
    <div className="grid gap-4">
      {rules.length === 0 && <p className="text-sm text-muted">{isMissing ? t("noTargets") : t(`none.${set}`)}</p>}
      {rules.map((rule, index) => (
        <RuleEditor
          key={rule.key}
          set={set}
          rule={rule}
          number={index + 1}
          attributes={attributes.data ?? []}
          error={errorOf(rule.key)}
          onChange={(next) => onChange(rules.map((each) => (each.key === rule.key ? next : each)))}
          onRemove={() => onChange(rules.filter(({ key }) => key !== rule.key))}
        />
      ))}
      {error && <p className="text-sm text-refused-ink">{error}</p>}
      {attributes.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm">{t("failed")}</p>
          <RetryButton size="sm" onClick={() => void attributes.refetch()} />
        </div>
      ) : (
        <div>
          <Button
            size="sm"
            icon="plus"
            busy={attributes.isPending}
            onClick={() =>
              free &&
              onChange([
                ...rules,
                {
                  key: crypto.randomUUID(),
                  operator: "in",
                  values: [],
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
  )
}
