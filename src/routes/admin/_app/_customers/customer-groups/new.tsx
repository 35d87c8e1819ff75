import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { GroupForm } from "./-group/group-form.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/new")({ component: NewGroup })

function NewGroup() {
  const t = useTranslations("admin.customerGroup")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/customer-groups" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <GroupForm
        onCreated={({ id }) => void navigate({ to: "/admin/customer-groups/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
