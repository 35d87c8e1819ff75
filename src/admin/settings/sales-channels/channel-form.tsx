import type { ReactNode } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useIsDuplicate } from "#admin/settings/shipping/codes/use-is-duplicate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Switch } from "#ui/switch.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { type Channel, salesChannels } from "./sales-channel.resource.ts"

const schema = z.object({
  name: requiredText,
  description: optionalText,
  is_disabled: z.boolean(),
  metadata: metadataRows,
})

const toValues = (channel: Channel | undefined): z.input<typeof schema> => ({
  name: channel?.name ?? "",
  description: channel?.description ?? "",
  is_disabled: channel?.is_disabled ?? false,
  metadata: toMetadataRows(channel?.metadata),
})

async function findByName({ name }: { name: string }): Promise<Channel | undefined> {
  const query = { name, fields: "id,name,description,is_disabled,metadata", order: "-created_at", limit: 1 }
  return (await adminSdk().admin.salesChannel.list({ query })).sales_channels[0]
}

interface ChannelFormProps {
  channel?: Channel
  onCreated?: (channel: Channel) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a sales channel: name, description, whether it is enabled, and metadata. */
export function ChannelForm({ channel, onCreated, below }: ChannelFormProps) {
  const t = useTranslations("admin.channels")
  const form = useResourceForm({
    resource: salesChannels,
    record: channel,
    toValues,
    schema,
    texts: {
      labels: {
        name: t("name"),
        description: t("description"),
        is_disabled: t("isEnabled"),
        metadata: t("metadata"),
      },
      saved: t(channel ? "saved" : "created"),
    },
    find: findByName,
    similar: foundBefore(findByName),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const hasTwin = useIsDuplicate({
    resource: salesChannels,
    id: channel?.id,
    text: form.value("name"),
    textOf: ({ name }) => name,
  })
  const enabled = form.input("is_disabled")
  return (
    <ResourceForm
      form={form}
      submit={t(channel ? "save" : "create")}
      cancel={{ to: "/admin/settings/sales-channels" }}
      below={below}
    >
      <Card title={t("general")}>
        <div className="grid gap-4">
          <TextField autoComplete="off" hint={hasTwin ? t("twin") : undefined} {...form.field("name")} />
          <TextArea rows={2} optional {...form.field("description")} />
          <Switch
            label={enabled.label}
            hint={t("enabledHint")}
            checked={!enabled.value}
            onChange={({ target }) => enabled.onChange(!target.checked)}
          />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
