import { createFileRoute } from "@tanstack/react-router"
import { contentQuery } from "#admin/settings/storefront/content-records.ts"
import { StorefrontPage } from "#admin/settings/storefront/storefront-page.tsx"
import { contentCollections } from "#lib/store-content.ts"

export const Route = createFileRoute("/admin/_app/settings/_store/storefront/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(contentQuery(contentCollections.home)),
  component: StorefrontPage,
})
