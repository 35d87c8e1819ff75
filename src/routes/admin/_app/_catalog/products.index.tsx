import { createFileRoute } from "@tanstack/react-router"
import { products } from "#admin/products/product.resource.ts"
import { productSearch } from "#admin/products/product-search.ts"
import { ProductsPage } from "#admin/products/products-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/")({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(products.list(deps)),
  component: ProductsPage,
})
