import { createFileRoute } from "@tanstack/react-router"
import { CollectionForm } from "#admin/catalog/collections/collection-form.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/collections/new")({ component: NewCollection })

function NewCollection() {
  const t = useTranslations("admin.catalog.collection")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/collections" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <CollectionForm
        onCreated={({ id }) => void navigate({ to: "/admin/collections/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
