import { createFileRoute } from "@tanstack/react-router"
import { products } from "#admin/products/product.resource.ts"
import { ProductPage } from "#admin/products/product-page/product-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(products.one(id)),
  component: ProductPage,
})
