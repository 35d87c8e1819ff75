import { createFileRoute } from "@tanstack/react-router"
import { apiKeys } from "#admin/settings/api-keys/api-key.resource.ts"
import { keySearch } from "#admin/settings/api-keys/key-search.ts"
import { KeysPage } from "#admin/settings/api-keys/keys-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/api-keys/")({
  validateSearch: keySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(apiKeys.list(deps)),
  component: KeysPage,
})
