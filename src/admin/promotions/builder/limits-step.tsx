import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { MomentField } from "#admin/kit/form/moment-field.tsx"
import { campaignOption } from "#admin/promotions/campaign-option.ts"
import { campaigns } from "#admin/promotions/campaigns/campaign.resource.ts"
import { countedBy, GuestNotice } from "#admin/promotions/guest-notice.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import {
  budgetAttributes,
  budgets,
  countsBy,
  isAmountBudget,
  type PromotionDraft,
} from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { typedAmount, typedWhole } from "./reward-step.tsx"
import type { StepProps } from "./step-props.ts"

/** How customers get the promotion, how often, and its campaign. */
export function LimitsStep({ draft, problemOf, change }: StepProps) {
  const t = useTranslations("admin.promotionBuilder")
  const locale = useLocale()
  const how = draft.isAutomatic ? "automatic" : "code"
  return (
    <>
      <Card title={t("how")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <RadioCards
              legend={t("how")}
              legendHidden
              columns={2}
              value={how}
              options={(["code", "automatic"] as const).map((value) => ({ value, label: t(`hows.${value}`) }))}
              onChange={(value) => change({ isAutomatic: value === "automatic" })}
            />
          </div>
          <TextField
            label={t("code")}
            hint={t(`codeHint.${how}`)}
            autoComplete="off"
            value={draft.code}
            error={problemOf("code")}
            onChange={({ target }) => change({ code: target.value })}
          />
          {!draft.isAutomatic && (
            <NumberField
              label={t("limit")}
              hint={t("limitHint")}
              inputMode="numeric"
              optional
              value={draft.limit.text}
              error={problemOf("limit")}
              onChange={({ target }) => change({ limit: typedWhole(target.value, locale) })}
            />
          )}
        </div>
      </Card>
      <Card title={t("campaign")} description={t("campaignHint")}>
        <div className="grid gap-4">
          <RadioCards
            legend={t("campaign")}
            legendHidden
            columns={3}
            value={draft.campaign}
            options={(["none", "existing", "new"] as const).map((value) => ({ value, label: t(`campaigns.${value}`) }))}
            onChange={(campaign) => change({ campaign })}
          />
          {draft.campaign === "existing" && (
            <EntityPicker
              label={t("campaigns.existing")}
              placeholder={t("findCampaign")}
              resource={campaigns}
              value={draft.existing?.id ?? null}
              error={problemOf("existing")}
              option={campaignOption}
              onChange={(id, row) =>
                change({
                  existing:
                    id === null || row === undefined
                      ? null
                      : {
                          id,
                          name: row.name,
                          currency: row.budget?.currency_code ?? null,
                          startsAt: row.starts_at,
                          endsAt: row.ends_at,
                          countsBy: countedBy(row.budget),
                        },
                })
              }
            />
          )}
          {draft.campaign === "new" && <NewCampaign draft={draft} problemOf={problemOf} change={change} />}
          <GuestNotice by={countsBy(draft)} promotions={[{ is_automatic: draft.isAutomatic }]} />
        </div>
      </Card>
    </>
  )
}

function NewCampaign({ draft, problemOf, change }: StepProps) {
  const t = useTranslations("admin.campaign")
  const locale = useLocale()
  const { newCampaign: made, currency } = draft
  const set = (part: Partial<PromotionDraft["newCampaign"]>) => change({ newCampaign: { ...made, ...part } })
  const isAmount = isAmountBudget(made.budget)
  const typedLimit = (text: string, budget = made.budget) =>
    isAmountBudget(budget) ? typedAmount(text, currency, locale) : typedWhole(text, locale)
  const text = (field: "name" | "identifier", hint?: string) => (
    <TextField
      label={t(field)}
      hint={hint}
      autoComplete="off"
      value={made[field]}
      error={problemOf(field)}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text("name")}
      {text("identifier", t("identifierHint"))}
      <MomentField
        label={t("starts")}
        value={made.startsAt}
        onChange={({ target }) => set({ startsAt: target.value })}
      />
      <MomentField
        label={t("ends")}
        value={made.endsAt}
        error={problemOf("endsAt")}
        onChange={({ target }) => set({ endsAt: target.value })}
      />
      <Select
        label={t("type")}
        hint={made.budget === "spend_by_attribute" ? t("notCountedHint") : undefined}
        value={made.budget}
        error={problemOf("budget")}
        options={budgets.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={({ target }) => {
          const budget = budgets.find((each) => each === target.value) ?? "none"
          set({ budget, limit: typedLimit(made.limit.text, budget) })
        }}
      />
      {made.budget !== "none" && (
        <NumberField
          label={t("limit")}
          after={isAmount ? currency.toUpperCase() || undefined : undefined}
          value={made.limit.text}
          error={problemOf("budgetLimit")}
          onChange={({ target }) => set({ limit: typedLimit(target.value) })}
        />
      )}
      {made.budget.endsWith("by_attribute") && (
        <Select
          label={t("attribute")}
          hint={t("attributesHint")}
          value={made.attribute}
          options={budgetAttributes.map((value) => ({ value, label: t(`attributes.${value}`) }))}
          onChange={({ target }) =>
            set({ attribute: budgetAttributes.find((each) => each === target.value) ?? "customer_id" })
          }
        />
      )}
    </div>
  )
}
