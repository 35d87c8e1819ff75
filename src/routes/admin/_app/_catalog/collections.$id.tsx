import { createFileRoute } from "@tanstack/react-router"
import { collections } from "#admin/catalog/collections/collection.resource.ts"
import { CollectionPage } from "#admin/catalog/collections/collection-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/collections/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(collections.one(id)),
  component: CollectionPage,
})
