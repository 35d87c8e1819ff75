import type { ReactNode } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { apiKeys } from "./api-key.resource.ts"

const schema = z.object({ title: requiredText })
const toValues = (key: ApiKey | undefined): z.input<typeof schema> => ({ title: key?.title ?? "" })

interface KeyFormProps {
  apiKey: ApiKey
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of an existing API key: only its title can change. */
export function KeyForm({ apiKey, below }: KeyFormProps) {
  const t = useTranslations("admin.apiKey")
  const form = useResourceForm({
    resource: { name: apiKeys.name, one: apiKeys.one, update: apiKeys.update, invalidate: apiKeys.invalidate },
    record: apiKey,
    toValues,
    schema,
    texts: { labels: { title: t("title") }, saved: t("saved") },
  })
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("general")}>
        <TextField autoComplete="off" hint={t("titleHint")} {...form.field("title")} />
      </Card>
    </ResourceForm>
  )
}
