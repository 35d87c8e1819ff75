import { createFileRoute } from "@tanstack/react-router"
import { OptionForm } from "#admin/catalog/options/option-form.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/options/new")({ component: NewOption })

function NewOption() {
  const t = useTranslations("admin.catalog.option")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage crumb={{ label: t("list"), link: { to: "/admin/options" } }} title={t("create")} hint={t("newHint")}>
      <OptionForm onCreated={({ id }) => void navigate({ to: "/admin/options/$id", params: { id }, replace: true })} />
    </NewRecordPage>
  )
}
