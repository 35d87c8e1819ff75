import { createFileRoute } from "@tanstack/react-router"
import { searchParams, text } from "#lib/search-params.ts"
import { loadMarket } from "#store/api/load.ts"
import { MissingProduct, ProductPage } from "#store/product/product-page.tsx"
import { ProductSkeleton } from "#store/product/product-skeleton.tsx"
import { productQuery } from "#store/product/products.ts"
import { missingPage } from "#store/shell/missing-page.ts"

export const Route = createFileRoute("/_store/products/$handle")({
  validateSearch: searchParams({ variant: text() }),
  loader: async ({ context: { queryClient }, location, params }) => {
    const { region, country } = await loadMarket(queryClient)
    const query = productQuery(params.handle, region.id, country)
    // A product that was missing may have been published since.
    const product = (await queryClient.ensureQueryData(query)) ?? (await queryClient.fetchQuery(query))
    if (!product) throw await missingPage(queryClient, location)
    return { query, country }
  },
  component: ProductPage,
  pendingComponent: ProductSkeleton,
  notFoundComponent: MissingProduct,
})
