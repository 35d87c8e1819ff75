import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { NewRecordPage } from "#routes/admin/-kit/new-record-page.tsx"
import { CustomerForm } from "./-customer/customer-form.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customers/new")({ component: NewCustomer })

function NewCustomer() {
  const t = useTranslations("admin.customer")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/customers" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <CustomerForm
        onCreated={({ id }) => void navigate({ to: "/admin/customers/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
