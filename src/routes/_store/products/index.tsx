import { createFileRoute, stripSearchParams } from "@tanstack/react-router"
import { AllProductsPage, Pending } from "#store/listing/all-products-page.tsx"
import { loadListing } from "#store/listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#store/listing/listing-search.ts"

export const Route = createFileRoute("/_store/products/")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loader: ({ context: { queryClient }, location }) => loadListing(queryClient, listingSearch(location.search)),
  shouldReload: true,
  component: AllProductsPage,
  pendingComponent: Pending,
})
