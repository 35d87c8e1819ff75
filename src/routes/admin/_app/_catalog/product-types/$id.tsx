import { createFileRoute } from "@tanstack/react-router"
import { ValuePage } from "#admin/catalog/value-page.tsx"
import { valueKinds } from "#admin/catalog/values.ts"

export const Route = createFileRoute("/admin/_app/_catalog/product-types/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(valueKinds.type.resource.one(id)),
  component: () => <ValuePage kind="type" id={Route.useParams().id} />,
})
