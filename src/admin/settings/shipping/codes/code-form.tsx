import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { type MetadataRow, toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { suggestHandle } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { type CodeBody, type CodeKind, type CodeRow, codeKinds } from "./codes.ts"
import { useIsDuplicate } from "./use-is-duplicate.ts"

interface CodeValues {
  label: string
  value?: string
  code?: string
  description: string
  metadata?: readonly MetadataRow[]
}

const withValue = z.object({
  label: requiredText,
  value: requiredText,
  description: optionalText,
  metadata: metadataRows,
})
const withCode = z.object({ label: requiredText, code: requiredText, description: optionalText })

const toValues = (row: CodeRow | undefined) => ({ label: row?.label ?? "", description: row?.description ?? "" })

/** The fields of a kind: only return reasons have metadata. */
const shapes = {
  value: {
    schema: withValue,
    toValues: (row: CodeRow | undefined): CodeValues => ({
      ...toValues(row),
      value: row?.value ?? "",
      metadata: toMetadataRows(row?.metadata),
    }),
  },
  code: {
    schema: withCode,
    toValues: (row: CodeRow | undefined): CodeValues => ({ ...toValues(row), code: row?.code ?? "" }),
  },
} as const

const suggestCode = (label: string) => suggestHandle(label).replaceAll("-", "_")

interface CodeFormProps {
  kind: CodeKind
  record?: CodeRow
  onCreated?: (row: CodeRow) => void
}

/** Form of a return reason, refund reason or shipping option type. Warns of duplicates, which the server accepts. */
export function CodeForm({ kind, record, onCreated }: CodeFormProps) {
  const t = useTranslations("admin.codes")
  const { resource, find, pages, code } = codeKinds[kind]
  const form = useResourceForm<CodeRow, CodeValues, CodeBody>({
    resource,
    record,
    ...shapes[code],
    texts: {
      labels: {
        label: t("label"),
        value: t(`${kind}.code`),
        code: t(`${kind}.code`),
        description: t("description"),
        metadata: t("metadata"),
      },
      saved: t(record ? `${kind}.saved` : `${kind}.created`),
    },
    find,
    similar: foundBefore(find),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const shared = { resource, id: record?.id }
  const hasTwinLabel = useIsDuplicate({ ...shared, text: form.value("label"), textOf: ({ label }) => label })
  const hasTwinCode = useIsDuplicate({ ...shared, text: form.value(code), textOf: (row) => row[code] })
  return (
    <ResourceForm form={form} submit={t(record ? `${kind}.save` : `${kind}.create`)} cancel={{ to: pages.list }}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            autoComplete="off"
            hint={hasTwinLabel ? t(`${kind}.twinLabel`) : undefined}
            {...form.source("label", code, suggestCode)}
          />
          <TextField
            autoComplete="off"
            hint={t(hasTwinCode ? `${kind}.twinCode` : `${kind}.codeHint`)}
            {...form.field(code)}
          />
          <div className="sm:col-span-2">
            <TextArea rows={2} optional {...form.field("description")} />
          </div>
        </div>
      </Card>
      {code === "value" && <MetadataCard {...form.input("metadata")} value={form.value("metadata") ?? []} />}
    </ResourceForm>
  )
}
