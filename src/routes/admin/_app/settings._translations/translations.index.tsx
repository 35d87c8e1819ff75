import { createFileRoute } from "@tanstack/react-router"
import { featuresQuery } from "#admin/api/features.ts"
import { storeLocalesQuery } from "#admin/settings/translations/store-locales.ts"
import { TranslationsPage } from "#admin/settings/translations/translations-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_translations/translations/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuresQuery)
    void queryClient.prefetchQuery(storeLocalesQuery)
  },
  component: TranslationsPage,
})
