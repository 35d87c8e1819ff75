import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "./-category/categories-page.tsx"
import { categorySearch } from "./-category/category-search.ts"

export const Route = createFileRoute("/admin/_app/_catalog/categories/")({
  validateSearch: categorySearch,
  component: () => <CategoriesPage search={Route.useSearch()} />,
})
