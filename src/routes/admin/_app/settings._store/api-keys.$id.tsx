import { createFileRoute } from "@tanstack/react-router"
import { apiKeys } from "#admin/settings/api-keys/api-key.resource.ts"
import { KeyPage } from "#admin/settings/api-keys/key-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/api-keys/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(apiKeys.one(id)),
  component: KeyPage,
})
