import type { ReactNode } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type ValueKind, type ValueRow, valueKinds } from "./values.ts"

const schema = z.object({ value: requiredText, metadata: metadataRows })

const toValues = (row: ValueRow | undefined): z.input<typeof schema> => ({
  value: row?.value ?? "",
  metadata: toMetadataRows(row?.metadata),
})

interface ValueFormProps {
  kind: ValueKind
  record?: ValueRow
  onCreated?: (row: ValueRow) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a product type or tag: its value and metadata. */
export function ValueForm({ kind, record, onCreated, below }: ValueFormProps) {
  const t = useTranslations("admin.catalog")
  const { resource, find, pages } = valueKinds[kind]
  const form = useResourceForm({
    resource,
    record,
    toValues,
    schema,
    texts: {
      labels: { value: t(`${kind}.value`), metadata: t("metadata") },
      saved: t(record ? `${kind}.saved` : `${kind}.created`),
    },
    find,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(record ? `${kind}.save` : `${kind}.create`)}
      cancel={{ to: pages.list }}
      below={below}
    >
      <Card title={t("general")}>
        <TextField autoComplete="off" hint={t(`${kind}.valueHint`)} {...form.field("value")} />
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
