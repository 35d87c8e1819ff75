import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { CustomerForm } from "./-customer/customer-form.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customers/new")({ component: NewCustomer })

function NewCustomer() {
  const t = useTranslations("admin.customer")
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/customers" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <CustomerForm
        onCreated={({ id }) => void navigate({ to: "/admin/customers/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
