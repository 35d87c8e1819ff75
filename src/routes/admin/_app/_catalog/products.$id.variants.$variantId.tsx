import { createFileRoute } from "@tanstack/react-router"
import { products } from "#admin/products/product.resource.ts"
import { variantOf } from "#admin/products/variant-page/variant.ts"
import { VariantPage } from "#admin/products/variant-page/variant-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/$id/variants/$variantId")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, variantId } }) => {
    void queryClient.prefetchQuery(products.one(id))
    void queryClient.prefetchQuery(variantOf(id).one(variantId))
  },
  component: VariantPage,
})
