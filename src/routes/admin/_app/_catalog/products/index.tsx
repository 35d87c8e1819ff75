import { createFileRoute } from "@tanstack/react-router"
import { products } from "#routes/admin/_app/_catalog/-catalog/product.ts"
import { productSearch } from "#routes/admin/_app/_catalog/-catalog/product-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { useProductColumns, useProductFilters, useStatusChange } from "./-product/product-list.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/")({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(products.list(deps)),
  component: Products,
})

function Products() {
  return (
    <ListPage
      resource={products}
      search={Route.useSearch()}
      texts={useListTexts("products", "tag")}
      columns={useProductColumns()}
      rowName={({ title }) => title}
      filters={useProductFilters()}
      bulk={[
        useStatusChange("published", "eye"),
        useStatusChange("draft", "edit"),
        useDeleteRows(products, "products"),
      ]}
    />
  )
}
