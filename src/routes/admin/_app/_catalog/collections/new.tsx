import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CollectionForm } from "./-collection/collection-form.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/collections/new")({ component: NewCollection })

function NewCollection() {
  const t = useTranslations("admin.catalog.collection")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/collections" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <CollectionForm
        onCreated={({ id }) => void navigate({ to: "/admin/collections/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
