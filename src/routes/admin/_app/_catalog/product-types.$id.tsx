import { createFileRoute } from "@tanstack/react-router"
import { ValuePage } from "#admin/catalog/types-and-tags/value-page.tsx"
import { valueKinds } from "#admin/catalog/types-and-tags/values.ts"

export const Route = createFileRoute("/admin/_app/_catalog/product-types/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(valueKinds.type.resource.one(id)),
  component: () => <ValuePage kind="type" id={Route.useParams().id} />,
})
