import { createFileRoute, stripSearchParams } from "@tanstack/react-router"
import { isContentCollection } from "#lib/store-content.ts"
import { CatalogMissing } from "#store/listing/catalog-missing.tsx"
import { CollectionPage } from "#store/listing/collection-page.tsx"
import { ListingSkeleton } from "#store/listing/listing.tsx"
import { loadListing } from "#store/listing/listing-page.ts"
import { listingDefaults, listingSearch } from "#store/listing/listing-search.ts"
import { collectionQuery } from "#store/product/products.ts"
import { missingPage } from "#store/shell/missing-page.ts"

export const Route = createFileRoute("/_store/collections/$handle")({
  validateSearch: listingSearch,
  search: { middlewares: [stripSearchParams(listingDefaults)] },
  loader: async ({ context: { queryClient }, location, params }) => {
    const collection = await queryClient.ensureQueryData(collectionQuery(params.handle))
    if (!collection || isContentCollection(collection.handle)) throw await missingPage(queryClient, location)
    const listing = await loadListing(queryClient, listingSearch(location.search), { collection: collection.id })
    return { title: collection.title ?? params.handle, metadata: collection.metadata, listing }
  },
  shouldReload: true,
  component: CollectionPage,
  pendingComponent: ListingSkeleton,
  notFoundComponent: () => <CatalogMissing kind="collection" />,
})
