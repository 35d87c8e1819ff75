import { createFileRoute } from "@tanstack/react-router"
import { featuresQuery } from "#admin/api/features.ts"
import { storeLocalesQuery } from "#admin/settings/translations/store-locales.ts"
import { TextsPage } from "#admin/settings/translations/texts-page.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_translations/translations/$type")({
  validateSearch: searchParams({ locale: text(), missing: flag }),
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuresQuery)
    void queryClient.prefetchQuery(storeLocalesQuery)
  },
  component: TextsPage,
})
