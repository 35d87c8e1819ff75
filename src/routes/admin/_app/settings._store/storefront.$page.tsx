import { createFileRoute } from "@tanstack/react-router"
import { contentQuery } from "#admin/settings/storefront/content-records.ts"
import { HelpPageEditor } from "#admin/settings/storefront/help-page-editor.tsx"
import { contentCollections } from "#lib/store-content.ts"

export const Route = createFileRoute("/admin/_app/settings/_store/storefront/$page")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(contentQuery(contentCollections.pages)),
  component: () => <HelpPageEditor slug={Route.useParams().page} />,
})
