import type { ReactNode } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { CustomerGroup } from "#schema/admin/entities/customer.ts"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { customerGroups } from "./customer-group.resource.ts"

const schema = z.object({ name: requiredText, metadata: metadataRows })

const toValues = (group: CustomerGroup | undefined): z.input<typeof schema> => ({
  name: group?.name ?? "",
  metadata: toMetadataRows(group?.metadata),
})

async function findByName({ name }: { name: string }): Promise<CustomerGroup | undefined> {
  const query = { name, fields: "id,name,metadata" }
  return (await adminSdk().admin.customerGroup.list({ query })).customer_groups[0]
}

interface GroupFormProps {
  group?: CustomerGroup
  onCreated?: (group: CustomerGroup) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a customer group: its name and metadata. */
export function GroupForm({ group, onCreated, below }: GroupFormProps) {
  const t = useTranslations("admin.customerGroup")
  const form = useResourceForm({
    resource: customerGroups,
    record: group,
    toValues,
    schema,
    texts: {
      labels: { name: t("name"), metadata: t("metadata") },
      saved: t(group ? "saved" : "created"),
    },
    find: findByName,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(group ? "save" : "create")}
      cancel={{ to: "/admin/customer-groups" }}
      below={below}
    >
      <Card title={t("general")}>
        <TextField autoComplete="off" hint={t("nameHint")} {...form.field("name")} />
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
