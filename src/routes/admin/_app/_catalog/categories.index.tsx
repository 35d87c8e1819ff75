import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "#admin/catalog/categories/categories-page.tsx"
import { categorySearch } from "#admin/catalog/categories/category-search.ts"

export const Route = createFileRoute("/admin/_app/_catalog/categories/")({
  validateSearch: categorySearch,
  component: () => <CategoriesPage search={Route.useSearch()} />,
})
