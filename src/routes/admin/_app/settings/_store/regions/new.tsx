import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RegionForm } from "./-region/region-form.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/regions/new")({ component: NewRegion })

function NewRegion() {
  const t = useTranslations("admin.region")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/settings/regions" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <RegionForm
        onCreated={({ id }) => void navigate({ to: "/admin/settings/regions/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
