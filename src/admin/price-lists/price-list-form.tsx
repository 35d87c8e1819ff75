import type { ReactNode } from "react"
import { z } from "zod/mini"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { MomentField } from "#admin/kit/form/moment-field.tsx"
import { localTime, momentSchema } from "#admin/kit/form/moment-schema.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { endsTooEarly } from "#machines/price-lists/ends-too-early.ts"
import type { PriceList } from "#schema/admin/entities/pricing.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { priceLists } from "./price-list.resource.ts"

/** Attribute of the rule that limits a list to customer groups. */
const GROUPS = "customer.groups.id"

const schema = z
  .object({
    title: requiredText,
    description: requiredText,
    type: z.enum(["sale", "override"]),
    status: z.enum(["active", "draft"]),
    starts_at: momentSchema,
    ends_at: momentSchema,
    rules: z.record(z.string(), z.array(z.string())),
    metadata: metadataRows,
  })
  .check(
    z.refine(({ starts_at, ends_at }) => !endsTooEarly(starts_at ?? "", ends_at ?? ""), {
      path: ["ends_at"],
      error: "dates",
    }),
  )
type Values = z.input<typeof schema>

const toValues = (list: PriceList | undefined): Values => ({
  title: list?.title ?? "",
  description: list?.description ?? "",
  type: list?.type ?? "sale",
  status: list?.status ?? "draft",
  starts_at: localTime(list?.starts_at),
  ends_at: localTime(list?.ends_at),
  rules: (list?.rules ?? {}) as Record<string, string[]>,
  metadata: toMetadataRows(list?.metadata as Record<string, unknown> | null | undefined),
})

interface PriceListFormProps {
  list: PriceList
  /** Cards that save on their own. */
  below: ReactNode
}

/** Form of a price list: texts, type, status, dates, customer groups and metadata. */
export function PriceListForm({ list, below }: PriceListFormProps) {
  const t = useTranslations("admin.priceList")
  const form = useResourceForm({
    resource: priceLists,
    record: list,
    toValues,
    schema,
    texts: {
      labels: {
        title: t("fields.title"),
        description: t("fields.description"),
        type: t("fields.type"),
        status: t("fields.status"),
        starts_at: t("fields.starts_at"),
        ends_at: t("fields.ends_at"),
        rules: t("fields.rules"),
        metadata: t("fields.metadata"),
      },
      saved: t("saved"),
    },
    rules: { dates: t("problems.dates") },
    valueText: (field, value) => (field === "status" ? t(`statuses.${value as Values["status"]}`) : undefined),
  })
  const { value: type, label: _, error: typeError, ...typeInput } = form.input("type")
  const { value: rules, onChange: setRules, ...groups } = form.input("rules")
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...form.field("title")} />
          <Select
            {...form.field("status")}
            mandatory
            options={(["active", "draft"] as const).map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <TextArea className="sm:col-span-2" {...form.field("description")} />
          <div className="sm:col-span-2">
            <RadioCards
              legend={t("fields.type")}
              value={type}
              error={typeError}
              options={(["sale", "override"] as const).map((value) => ({
                value,
                label: t(`types.${value}`),
                description: t(`typeHints.${value}`),
              }))}
              {...typeInput}
            />
          </div>
          <MomentField {...form.field("starts_at")} />
          <MomentField {...form.field("ends_at")} />
        </div>
      </Card>
      <Card title={t("fields.rules")} description={t("groupsHint")}>
        <EntityPicker
          {...groups}
          labelHidden
          placeholder={t("searchGroups")}
          resource={customerGroups}
          multiple
          allDeleted={t("groupsDeleted")}
          value={rules[GROUPS] ?? []}
          option={({ id, name }) => ({ value: id, label: name ?? id })}
          onChange={(ids) => {
            const { [GROUPS]: __, ...others } = rules
            setRules(ids.length > 0 ? { ...others, [GROUPS]: [...ids].sort() } : others)
          }}
        />
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
