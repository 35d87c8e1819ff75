import { useSearchRows } from "#admin/kit/list/use-search-rows.ts"
import { nameOfValue, useAttributeName } from "#admin/promotions/rule-names.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type DraftRule,
  operators,
  type RuleSet,
} from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { RuleAttributeOption } from "#schema/admin/entities/promotion.ts"
import { TagCombobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Select } from "#ui/select.tsx"
import { ruleValuesQuery } from "./rule-options.ts"

interface RuleEditorProps {
  set: RuleSet
  rule: DraftRule
  number: number
  attributes: readonly RuleAttributeOption[]
  error: string | undefined
  onChange: (rule: DraftRule) => void
  onRemove: () => void
}

/** One condition: attribute, operator and values. */
export function RuleEditor({ set, rule, number, attributes, error, onChange, onRemove }: RuleEditorProps) {
  const t = useTranslations("admin.promotionBuilder.rules")
  const tr = useTranslations("admin.promotion.rules")
  const nameOf = useAttributeName()
  const found = useSearchRows((search) => ruleValuesQuery(set, rule.attribute.id, search))
  const chosen = attributes.find(({ id }) => id === rule.attribute.id)
  const offered = operators.filter(
    (operator) => operator === rule.operator || chosen?.operators.some(({ id }) => id === operator),
  )
  return (
    <div className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_1fr_auto]">
      <Select
        label={t("attribute")}
        value={rule.attribute.id}
        options={[
          ...(chosen ? [] : [{ value: rule.attribute.id, label: nameOf(rule.attribute) }]),
          ...attributes.map((each) => ({ value: each.id, label: nameOf(each) })),
        ]}
        onChange={({ target }) => {
          const next = attributes.find(({ id }) => id === target.value)
          if (next) onChange({ ...rule, attribute: { id: next.id, path: next.value, label: next.label }, values: [] })
        }}
      />
      <Select
        label={t("operator")}
        value={rule.operator}
        options={offered.map((value) => ({ value, label: tr(`operators.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...rule, operator: operators.find((each) => each === target.value) ?? "in" })
        }
      />
      <div className="self-end justify-self-end max-sm:col-start-1 max-sm:row-start-4">
        <IconButton icon="trash" label={t("remove", { number: String(number) })} onClick={onRemove} />
      </div>
      <div className="sm:col-span-2">
        <TagCombobox
          label={t("values")}
          placeholder={t("find")}
          value={rule.values.map((value) => ({
            ...value,
            label: nameOfValue(rule.attribute.path, value) ?? tr("deleted"),
          }))}
          options={found.rows.map(({ value, label }) => ({ value, label }))}
          {...found.field}
          error={error ?? (found.isError ? t("valuesFailed") : undefined)}
          onChange={(choices) =>
            onChange({ ...rule, values: choices.map(({ value, label }) => ({ value, label: String(label) })) })
          }
        />
      </div>
    </div>
  )
}
