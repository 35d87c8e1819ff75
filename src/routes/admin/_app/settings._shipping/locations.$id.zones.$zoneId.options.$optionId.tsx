import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { optionsOf } from "#admin/settings/shipping/options/option.ts"
import { OptionPage } from "#admin/settings/shipping/options/option-page.tsx"
import { profilesQuery, typesQuery } from "#admin/settings/shipping/options/use-option-choices.ts"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/options/$optionId")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, optionId } }) => {
    void queryClient.prefetchQuery(optionsOf(id).one(optionId))
    void queryClient.prefetchQuery(shippingQuery(id))
    void queryClient.prefetchQuery(profilesQuery())
    void queryClient.prefetchQuery(typesQuery())
    void queryClient.prefetchQuery(storeQuery)
    void queryClient.prefetchQuery(regionsQuery)
  },
  component: OptionPage,
})
