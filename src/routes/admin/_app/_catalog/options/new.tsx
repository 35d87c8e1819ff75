import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { OptionForm } from "./-option/option-form.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/options/new")({ component: NewOption })

function NewOption() {
  const t = useTranslations("admin.catalog.option")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/options" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <OptionForm onCreated={({ id }) => void navigate({ to: "/admin/options/$id", params: { id }, replace: true })} />
    </Page>
  )
}
