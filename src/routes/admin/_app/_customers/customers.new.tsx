import { createFileRoute } from "@tanstack/react-router"
import { CustomerForm } from "#admin/customers/customer-form.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

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
