import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { LocationForm } from "#routes/admin/_app/settings/_shipping/-location/location-form.tsx"
import { NewRecordPage } from "#routes/admin/-kit/new-record-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/new")({ component: NewLocation })

function NewLocation() {
  const t = useTranslations("admin.locations")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/locations" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <LocationForm
        onCreated={({ id }) => void navigate({ to: "/admin/settings/locations/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
