import { createFileRoute } from "@tanstack/react-router"
import { CodePage } from "#admin/settings/shipping/codes/code-page.tsx"
import { codeKinds } from "#admin/settings/shipping/codes/codes.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-option-types/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(codeKinds.optionType.resource.one(id)),
  component: () => <CodePage kind="optionType" id={Route.useParams().id} />,
})
