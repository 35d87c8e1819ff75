import type { ReactNode } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { nullableText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { members } from "#admin/settings/team/user.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { User } from "#schema/admin/entities/settings.ts"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"

const schema = z.object({ first_name: nullableText, last_name: nullableText })

const toValues = (user: User | undefined) => ({
  first_name: user?.first_name ?? "",
  last_name: user?.last_name ?? "",
})

/** Form for the name of a team member; the email can't be changed. */
export function NameForm({ user, below }: { user: User; below: ReactNode }) {
  const t = useTranslations("admin.team.member")
  const form = useResourceForm({
    resource: members,
    record: user,
    toValues,
    schema,
    texts: { labels: { first_name: t("first_name"), last_name: t("last_name") }, saved: t("saved") },
  })
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("name")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...form.field("first_name")} />
          <TextField autoComplete="off" {...form.field("last_name")} />
          <div className="sm:col-span-2">
            <TextField label={t("email")} hint={t("emailHint")} value={user.email} readOnly />
          </div>
        </div>
      </Card>
    </ResourceForm>
  )
}
