import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { MomentField } from "#admin/kit/form/moment-field.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import type { ListProblem } from "#machines/price-lists/price-list.rules.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"

export interface StepProps {
  draft: PriceListDraft
  problems: readonly ListProblem[]
  change: (change: Partial<PriceListDraft>) => void
}

/** Title, description, type, dates and customer groups. */
export function DetailsStep({ draft, problems, change }: StepProps) {
  const t = useTranslations("admin.priceList")
  const dates = problems.some(({ reason }) => reason === "dates") ? t("problems.dates") : undefined
  return (
    <>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("fields.title")}
            hint={t("titleHint")}
            autoComplete="off"
            className="sm:col-span-2"
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={t("fields.description")}
            hint={t("descriptionHint")}
            className="sm:col-span-2"
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          <div className="sm:col-span-2">
            <RadioCards
              legend={t("fields.type")}
              value={draft.type}
              options={(["sale", "override"] as const).map((value) => ({
                value,
                label: t(`types.${value}`),
                description: t(`typeHints.${value}`),
              }))}
              onChange={(type) => change({ type })}
            />
          </div>
          <MomentField
            label={t("fields.starts_at")}
            value={draft.startsAt}
            onChange={({ target }) => change({ startsAt: target.value })}
          />
          <MomentField
            label={t("fields.ends_at")}
            value={draft.endsAt}
            error={dates}
            onChange={({ target }) => change({ endsAt: target.value })}
          />
        </div>
      </Card>
      <Card title={t("fields.rules")} description={t("groupsHint")}>
        <EntityPicker
          label={t("fields.rules")}
          labelHidden
          placeholder={t("searchGroups")}
          resource={customerGroups}
          multiple
          allDeleted={t("groupsDeleted")}
          value={draft.groups.map(({ id }) => id)}
          option={({ id, name }) => ({ value: id, label: name ?? id })}
          onChange={(_, choices) => change({ groups: choices.map(({ value, label }) => ({ id: value, name: label })) })}
        />
      </Card>
    </>
  )
}
