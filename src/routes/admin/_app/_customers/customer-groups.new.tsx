import { createFileRoute } from "@tanstack/react-router"
import { GroupForm } from "#admin/customers/groups/group-form.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/new")({ component: NewGroup })

function NewGroup() {
  const t = useTranslations("admin.customerGroup")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/customer-groups" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <GroupForm
        onCreated={({ id }) => void navigate({ to: "/admin/customer-groups/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
