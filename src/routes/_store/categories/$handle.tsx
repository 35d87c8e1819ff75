import { createFileRoute, stripSearchParams } from "@tanstack/react-router"
import { CatalogMissing } from "#store/listing/catalog-missing.tsx"
import { CategoryPage } from "#store/listing/category-page.tsx"
import { ListingSkeleton } from "#store/listing/listing.tsx"
import { loadListing } from "#store/listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#store/listing/listing-search.ts"
import { idsBelow, pathTo } from "#store/product/category-tree.ts"
import { categoriesQuery } from "#store/product/products.ts"
import { missingPage } from "#store/shell/missing-page.ts"

export const Route = createFileRoute("/_store/categories/$handle")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loader: async ({ context: { queryClient }, location, params }) => {
    const category = pathTo(await queryClient.ensureQueryData(categoriesQuery), params.handle).at(-1)
    if (!category) throw await missingPage(queryClient, location)
    return loadListing(queryClient, listingSearch(location.search), { categories: idsBelow(category) })
  },
  shouldReload: true,
  component: CategoryPage,
  pendingComponent: ListingSkeleton,
  notFoundComponent: () => <CatalogMissing kind="category" />,
})
