import { createFileRoute } from "@tanstack/react-router"
import { promotionList } from "#admin/promotions/promotion-list.ts"
import { promotionSearch } from "#admin/promotions/promotion-search.ts"
import { PromotionsPage } from "#admin/promotions/promotions-page.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/")({
  validateSearch: promotionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(promotionList.list(deps)),
  component: PromotionsPage,
})
