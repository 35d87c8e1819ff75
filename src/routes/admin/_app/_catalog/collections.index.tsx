import { createFileRoute } from "@tanstack/react-router"
import { collections } from "#admin/catalog/collections/collection.resource.ts"
import { collectionSearch } from "#admin/catalog/collections/collection-search.ts"
import { CollectionsPage } from "#admin/catalog/collections/collections-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/collections/")({
  validateSearch: collectionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(collections.list(deps)),
  component: CollectionsPage,
})
