import { createFileRoute } from "@tanstack/react-router"
import { ValuePage } from "#admin/catalog/types-and-tags/value-page.tsx"
import { valueKinds } from "#admin/catalog/types-and-tags/values.ts"

export const Route = createFileRoute("/admin/_app/_catalog/product-tags/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(valueKinds.tag.resource.one(id)),
  component: () => <ValuePage kind="tag" id={Route.useParams().id} />,
})
