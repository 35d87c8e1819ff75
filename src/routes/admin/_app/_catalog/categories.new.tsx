import { createFileRoute } from "@tanstack/react-router"
import { CategoryForm } from "#admin/catalog/categories/category-form.tsx"
import { categoryId } from "#admin/catalog/categories/category-search.ts"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/_catalog/categories/new")({
  validateSearch: searchParams({ parent: categoryId }),
  component: NewCategory,
})

function NewCategory() {
  const t = useTranslations("admin.catalog.category")
  const { parent } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/categories" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <CategoryForm
        key={parent}
        parent={parent}
        onCreated={({ id }) => void navigate({ to: "/admin/categories/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
