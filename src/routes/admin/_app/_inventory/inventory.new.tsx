import { createFileRoute } from "@tanstack/react-router"
import { ItemForm } from "#admin/inventory/item-page/item-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/_inventory/inventory/new")({ component: NewItem })

function NewItem() {
  const t = useTranslations("admin.inventory")
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/inventory" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <ItemForm onCreated={({ id }) => void navigate({ to: "/admin/inventory/$id", params: { id }, replace: true })} />
    </Page>
  )
}
