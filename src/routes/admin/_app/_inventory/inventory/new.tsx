import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ItemForm } from "./-item/item-form.tsx"

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
