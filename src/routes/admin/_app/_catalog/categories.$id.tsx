import { createFileRoute } from "@tanstack/react-router"
import { categories } from "#admin/catalog/categories/category.resource.ts"
import { categoryTreeQuery } from "#admin/catalog/categories/category.ts"
import { CategoryPage } from "#admin/catalog/categories/category-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/categories/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(categories.one(id))
    void queryClient.prefetchQuery(categoryTreeQuery)
  },
  component: CategoryPage,
})
