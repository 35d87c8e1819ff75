import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { LocationForm } from "#admin/settings/shipping/locations/location-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

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
