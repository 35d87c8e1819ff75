import { createFileRoute } from "@tanstack/react-router"
import { storeQuery } from "#admin/settings/store/store.ts"
import { StorePage } from "#admin/settings/store/store-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/store")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(storeQuery),
  component: StorePage,
})
