import { createFileRoute } from "@tanstack/react-router"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { RegionForm } from "#admin/settings/regions/region-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/regions/new")({ component: NewRegion })

function NewRegion() {
  const t = useTranslations("admin.region")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/regions" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <RegionForm
        onCreated={({ id }) => void navigate({ to: "/admin/settings/regions/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
