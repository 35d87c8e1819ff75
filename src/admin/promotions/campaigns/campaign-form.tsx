import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { MomentField } from "#admin/kit/form/moment-field.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { useBudgetAmount } from "#admin/promotions/budget.tsx"
import { storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextArea, TextField } from "#ui/text-field.tsx"
import { campaigns } from "./campaign.resource.ts"
import { type BudgetInput, budgetTypes, campaignSchema, campaignValues, usedOf } from "./campaign-schema.ts"

async function findByIdentifier({ campaign_identifier }: { campaign_identifier: string }) {
  const query = { campaign_identifier, fields: campaigns.fields.one }
  return (await adminSdk().admin.campaign.list({ query })).campaigns[0]
}

type Created = Parameters<typeof campaigns.create>[0]

/** Only the limit of a budget can be changed. */
const editable = {
  ...campaigns,
  fixed: ["budget"] as const,
  discard: campaigns.remove,
  create: (body: Created) => campaigns.create(body),
  update: (id: string, { budget, ...body }: Partial<Created>) =>
    campaigns.update(id, { ...body, ...(budget ? { budget: { limit: budget.limit } } : {}) }),
}

interface CampaignFormProps {
  campaign?: Campaign
  onCreated?: (campaign: Campaign) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a campaign: its name, dates and budget. */
export function CampaignForm({ campaign, onCreated, below }: CampaignFormProps) {
  const t = useTranslations("admin.campaign")
  const locale = useLocale()
  const amountOf = useBudgetAmount()
  const saved = campaign?.budget
  const form = useResourceForm({
    resource: editable,
    record: campaign,
    toValues: (record) => campaignValues(record, locale),
    schema: campaignSchema(campaign, locale),
    texts: {
      labels: {
        name: t("name"),
        campaign_identifier: t("identifier"),
        description: t("description"),
        starts_at: t("starts"),
        ends_at: t("ends"),
        budget: t("budget"),
      },
      saved: t(campaign ? "saved" : "created"),
    },
    rules: {
      endFirst: t("invalid.endFirst"),
      currency: t("invalid.currency"),
      limit: t("invalid.limit"),
      belowUsed: saved ? t("invalid.belowUsed", { used: amountOf(saved, usedOf(saved)) }) : "",
    },
    translate: (values, from, to) => ({
      ...values,
      budget: {
        ...values.budget,
        limit: translateMoney(values.budget.limit, values.budget.currency || "usd", from, to),
      },
    }),
    find: findByIdentifier,
    similar: foundBefore(findByIdentifier),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(campaign ? "save" : "create")}
      cancel={{ to: "/admin/campaigns" }}
      below={below}
    >
      <Card title={t("general")}>
        <div className="grid gap-4">
          <TextField autoComplete="off" {...form.field("name")} />
          <TextField autoComplete="off" hint={t("identifierHint")} {...form.field("campaign_identifier")} />
          <TextArea optional {...form.field("description")} />
        </div>
      </Card>
      <Card title={t("dates")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MomentField hint={t("startsHint")} {...form.field("starts_at")} />
          <MomentField hint={t("endsHint")} {...form.field("ends_at")} />
        </div>
      </Card>
      {(!campaign || saved) && (
        <Card title={t("budget")} description={t("typeFixed")}>
          <BudgetFields
            {...form.input("budget")}
            isNew={!campaign}
            errorAt={(field) => form.rowError("budget", field)}
          />
        </Card>
      )}
    </ResourceForm>
  )
}

interface BudgetFieldsProps {
  value: BudgetInput
  onChange: (budget: BudgetInput) => void
  isNew: boolean
  errorAt: (field: "currency" | "limit") => string | undefined
}

function BudgetFields({ value: budget, onChange, isNew, errorAt }: BudgetFieldsProps) {
  const t = useTranslations("admin.campaign")
  const { data: store } = useQuery(storeQuery)
  const set = (part: Partial<BudgetInput>) => onChange({ ...budget, ...part })
  const isAmount = budget.type.startsWith("spend")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isNew && (
        <Select
          label={t("type")}
          hint={budget.type === "spend_by_attribute" ? t("notCountedHint") : undefined}
          value={budget.type}
          options={budgetTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={({ target }) =>
            set({ type: budgetTypes.find((type) => type === target.value) ?? "none", limit: "" })
          }
        />
      )}
      {isNew && isAmount && (
        <Select
          label={t("currency")}
          placeholder={t("invalid.currency")}
          value={budget.currency}
          error={errorAt("currency")}
          options={(store?.currencies ?? []).map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={({ target }) => set({ currency: target.value })}
        />
      )}
      {isNew && budget.type.endsWith("by_attribute") && (
        <Select
          label={t("attribute")}
          hint={t("attributesHint")}
          value={budget.attribute}
          options={(["customer_id", "customer_email"] as const).map((value) => ({
            value,
            label: t(`attributes.${value}`),
          }))}
          onChange={({ target }) => set({ attribute: target.value })}
        />
      )}
      {budget.type !== "none" && (
        <NumberField
          label={t("limit")}
          hint={t("limitHint")}
          value={budget.limit}
          after={isAmount ? budget.currency.toUpperCase() : undefined}
          error={errorAt("limit")}
          onChange={({ target }) => set({ limit: target.value })}
        />
      )}
    </div>
  )
}
