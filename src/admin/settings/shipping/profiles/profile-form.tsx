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
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type Profile, shippingProfiles } from "./shipping-profile.resource.ts"

const schema = z.object({ name: requiredText, type: requiredText, metadata: metadataRows })

const toValues = (profile: Profile | undefined): z.input<typeof schema> => ({
  name: profile?.name ?? "",
  type: profile?.type ?? "default",
  metadata: toMetadataRows(profile?.metadata),
})

async function findByName({ name }: { name: string }): Promise<Profile | undefined> {
  const query = { name, fields: "id,name,type,metadata", limit: 1 }
  return (await adminSdk().admin.shippingProfile.list({ query })).shipping_profiles[0]
}

interface ProfileFormProps {
  profile?: Profile
  onCreated?: (profile: Profile) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a shipping profile: name, type and metadata. */
export function ProfileForm({ profile, onCreated, below }: ProfileFormProps) {
  const t = useTranslations("admin.profiles")
  const form = useResourceForm({
    resource: shippingProfiles,
    record: profile,
    toValues,
    schema,
    texts: {
      labels: { name: t("name"), type: t("type"), metadata: t("metadata") },
      saved: t(profile ? "saved" : "created"),
    },
    find: findByName,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(profile ? "save" : "create")}
      cancel={{ to: "/admin/settings/shipping-profiles" }}
      below={below}
    >
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" hint={t("nameHint")} {...form.field("name")} />
          <TextField autoComplete="off" hint={t("typeHint")} {...form.field("type")} />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
