import type { ReactNode } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { suggestCategoryHandle } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Collection } from "#schema/admin/entities/catalog.ts"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { collections } from "./collection.resource.ts"

const schema = z.object({ title: requiredText, handle: requiredText, metadata: metadataRows })

const toValues = (collection: Collection | undefined): z.input<typeof schema> => ({
  title: collection?.title ?? "",
  handle: collection?.handle ?? "",
  metadata: toMetadataRows(collection?.metadata),
})

async function findByHandle({ handle }: { handle: string }): Promise<Collection | undefined> {
  const query = { handle, fields: "id,title,handle,metadata" }
  return (await adminSdk().admin.productCollection.list({ query })).collections[0]
}

interface CollectionFormProps {
  collection?: Collection
  onCreated?: (collection: Collection) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a collection: title, handle and metadata. The handle of a new one follows its title until it is changed. */
export function CollectionForm({ collection, onCreated, below }: CollectionFormProps) {
  const t = useTranslations("admin.catalog.collection")
  const tc = useTranslations("admin.catalog")
  const form = useResourceForm({
    resource: collections,
    record: collection,
    toValues,
    schema,
    texts: {
      labels: { title: t("title"), handle: t("handle"), metadata: tc("metadata") },
      saved: t(collection ? "saved" : "created"),
    },
    find: findByHandle,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm
      form={form}
      submit={t(collection ? "save" : "create")}
      cancel={{ to: "/admin/collections" }}
      below={below}
    >
      <Card title={tc("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...form.source("title", "handle", suggestCategoryHandle)} />
          <TextField autoComplete="off" hint={t("handleHint")} {...form.field("handle")} />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
