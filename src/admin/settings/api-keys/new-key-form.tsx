import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextField } from "#ui/text-field.tsx"
import { apiKeys } from "./api-key.resource.ts"
import { keyTypes } from "./key-search.ts"

const schema = z.object({ title: requiredText, type: z.enum(keyTypes) })
const toValues = (): z.input<typeof schema> => ({ title: "", type: "publishable" })

/**
 * Form of a new API key. A key whose response was lost isn't looked for: its token is only in that response, so another
 * key must be created.
 */
export function NewKeyForm({ onCreated }: { onCreated: (apiKey: ApiKey) => void }) {
  const t = useTranslations("admin.apiKey")
  const form = useResourceForm({
    resource: apiKeys,
    record: undefined,
    toValues,
    schema,
    texts: { labels: { title: t("title"), type: t("type") }, saved: t("created") },
    find: async () => undefined,
    onSaved: onCreated,
  })
  const type = form.input("type")
  return (
    <ResourceForm form={form} submit={t("create")} cancel={{ to: "/admin/settings/api-keys" }}>
      <Card title={t("general")}>
        <div className="grid gap-4">
          <TextField autoComplete="off" hint={t("titleHint")} {...form.field("title")} />
          <RadioCards
            legend={type.label}
            value={type.value}
            onChange={type.onChange}
            options={keyTypes.map((value) => ({
              value,
              label: t(`types.${value}`),
              description: t(`typeHints.${value}`),
            }))}
          />
        </div>
      </Card>
    </ResourceForm>
  )
}
