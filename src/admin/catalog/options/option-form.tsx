import { z } from "zod/mini"
import { optionValues, toValueRows, type ValueRow, withoutDoubles } from "#admin/catalog/option-values.ts"
import { ValuesCard } from "#admin/catalog/types-and-tags/values-card.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductOption } from "#schema/admin/entities/catalog.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextField } from "#ui/text-field.tsx"
import { findOption, options } from "./option.ts"

const schema = z.object({
  title: requiredText,
  is_exclusive: z.boolean(),
  values: optionValues,
  metadata: metadataRows,
})

const valuesAs =
  (isNew: boolean) =>
  (option: ProductOption | undefined): z.input<typeof schema> => ({
    title: option?.title ?? "",
    is_exclusive: option?.is_exclusive ?? false,
    values: toValueRows(option?.values, isNew),
    metadata: toMetadataRows(option?.metadata),
  })
const toNewValues = valuesAs(true)
const toValues = valuesAs(false)

interface OptionFormProps {
  option?: ProductOption
  onCreated?: (option: ProductOption) => void
}

/** Form of a product option: title, use, values and metadata. */
export function OptionForm({ option, onCreated }: OptionFormProps) {
  const t = useTranslations("admin.catalog.option")
  const tc = useTranslations("admin.catalog")
  const form = useResourceForm({
    resource: options,
    record: option,
    toValues: option ? toValues : toNewValues,
    schema,
    texts: {
      labels: {
        title: t("title"),
        is_exclusive: t("exclusive"),
        values: t("values.title"),
        metadata: tc("metadata"),
      },
      saved: t(option ? "saved" : "created"),
    },
    find: findOption,
    similar: foundBefore(findOption),
    exceptions: { is_exclusive: /from global to exclusive/, values: /product option value/i },
    metadata: "replace",
    tidy: (merged, base) => ({ ...merged, values: withoutDoubles(merged.values, base.values) }),
    valueText: (field, value) => (field === "values" ? (value as ValueRow | undefined)?.value : undefined),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm form={form} submit={t(option ? "save" : "create")} cancel={{ to: "/admin/options" }}>
      <Card title={tc("general")}>
        <div className="grid gap-4">
          <TextField autoComplete="off" hint={t("titleHint")} {...form.field("title")} />
          <Checkbox hint={t("exclusiveHint")} {...form.field("is_exclusive")} />
        </div>
      </Card>
      <ValuesCard {...form.input("values")} rowError={(key) => form.rowError("values", key)} />
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
