import { createFileRoute } from "@tanstack/react-router"
import { featuresQuery } from "#admin/api/features.ts"
import { pluginsQuery, searchIndexesQuery } from "#admin/settings/server/queries.ts"
import { ServerPage } from "#admin/settings/server/server-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_server/server")({
  // Not awaited: the cards show placeholders.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuresQuery)
    void queryClient.prefetchQuery(pluginsQuery)
    void queryClient.prefetchQuery(searchIndexesQuery)
  },
  component: ServerPage,
})
