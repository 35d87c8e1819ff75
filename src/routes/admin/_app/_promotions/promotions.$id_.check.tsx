import { createFileRoute } from "@tanstack/react-router"
import { checkSearch } from "#admin/promotions/check/check-search.ts"
import { PromotionCheckPage } from "#admin/promotions/check/promotion-check-page.tsx"
import { storeChannelsQuery } from "#admin/promotions/check/trial-settings.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { regionsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/$id_/check")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(promotions.one(id))
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeChannelsQuery)
  },
  component: PromotionCheckPage,
})
