import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { ProfileForm } from "#admin/settings/shipping/profiles/profile-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-profiles/new")({ component: NewProfile })

function NewProfile() {
  const t = useTranslations("admin.profiles")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/shipping-profiles" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <ProfileForm
        onCreated={({ id }) =>
          void navigate({ to: "/admin/settings/shipping-profiles/$id", params: { id }, replace: true })
        }
      />
    </NewRecordPage>
  )
}
